import { Button, Dialog } from '@palaestra/ui'
import * as texts from '#texts/companion'
import styles from './companion.module.css'

interface Props {
  title: string
  what: string
  verb: string
  onYes: () => void
  onKeep: () => void
}

/** States what follows before somebody leaves a list. */
export const Sure = ({ title, what, verb, onYes, onKeep }: Props) => (
  <Dialog title={title} onClose={onKeep}>
    <p>{what}</p>
    <div className={styles.buttons}>
      <Button kind="dangerFilled" onClick={onYes}>
        {verb}
      </Button>
      <Button kind="quiet" onClick={onKeep}>
        {texts.keep}
      </Button>
    </div>
  </Dialog>
)

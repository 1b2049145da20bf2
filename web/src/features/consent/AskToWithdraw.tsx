import { Button, Dialog } from '@palaestra/ui'
import * as texts from '#texts/consent'
import styles from './consent.module.css'

interface Props {
  name: string
  onWithdraw: () => void
  onKeep: () => void
}

/** States the consequences before the withdrawal. */
export const AskToWithdraw = ({ name, onWithdraw, onKeep }: Props) => (
  <Dialog title={texts.withdrawSure} onClose={onKeep}>
    <p>{texts.withdrawWhat(name)}</p>
    <div className={styles.buttons}>
      <Button onClick={onWithdraw}>{texts.withdraw}</Button>
      <Button kind="quiet" onClick={onKeep}>
        {texts.keep}
      </Button>
    </div>
  </Dialog>
)

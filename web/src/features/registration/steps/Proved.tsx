import { Button, Notice } from '@palaestra/ui'
import * as texts from '#texts/registration'
import styles from '../registration.module.css'

interface Props {
  what: string
  /** What the other button is called, where “another” would not say what. */
  change?: string
  onGoOn: () => void
  onChange: () => void
}

/** What has been proved need not be proved again. */
export const Proved = ({ what, change = texts.useAnother, onGoOn, onChange }: Props) => (
  <>
    <Notice kind="success">
      <p>{what}</p>
    </Notice>
    <div className={styles.buttons}>
      <Button onClick={onGoOn}>{texts.goOn}</Button>
      <Button kind="quiet" onClick={onChange}>
        {change}
      </Button>
    </div>
  </>
)

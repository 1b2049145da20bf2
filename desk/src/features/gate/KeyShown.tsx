import { Button, Dialog } from '@palaestra/ui'
import * as texts from '#texts/gate'
import ofCase from '../../case/case.module.css'
import styles from './gate.module.css'

interface Props {
  apikey: string
  onClose: () => void
}

/** The key of a new gate: it is kept nowhere, and shown this once. */
export function KeyShown({ apikey, onClose }: Props) {
  return (
    <Dialog title={texts.keyTitle} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{texts.keyMeans}</p>
        <p>
          <code className={styles.key}>{apikey}</code>
        </p>
        <p>
          <Button onClick={onClose}>{texts.keyNoted}</Button>
        </p>
      </div>
    </Dialog>
  )
}

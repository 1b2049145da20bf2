import { Button } from '@palaestra/ui'
import * as texts from '#texts/queue'
import { Key } from '../frame/Key.tsx'
import { useKeys } from '../frame/useKeys.ts'
import styles from './case.module.css'
import { Next } from './Next.tsx'
import type { Here } from './queueContext.ts'

interface Props {
  here: Here
  /** The two decisions, as they are called of this kind. */
  words?: { approve: string; reject: string }
  /** What has to be done before one can approve; empty where nothing is. */
  missing?: string
  /** Whether it cannot be approved at this moment. */
  disabled?: boolean
  onApprove: () => void
  onReject: () => void
}

/** Two decisions, a key each, and the way on. */
export function DecisionBar({ here, words = texts, missing = '', disabled, onApprove, onReject }: Props) {
  useKeys({ a: onApprove, r: onReject })
  return (
    <section className={styles.decision} aria-label={texts.decision}>
      <Button
        aria-keyshortcuts="a"
        aria-disabled={disabled || missing !== ''}
        aria-describedby={missing ? 'still-to-see' : undefined}
        onClick={onApprove}
      >
        {words.approve}
        <Key name="A" />
      </Button>
      <Button kind="danger" aria-keyshortcuts="r" onClick={onReject}>
        {words.reject}
        <Key name="R" />
      </Button>
      {missing && (
        // One more for each sentence: a shorter one does not move, it stands there.
        <p key={missing} id="still-to-see" className={styles.missing}>
          {missing}
        </p>
      )}
      <Next here={here} />
    </section>
  )
}

import { Notice } from '@palaestra/ui'
import * as texts from '#texts/ballot'
import { shortMoment } from '#texts/day'
import styles from './ballot.module.css'
import type { Draw } from './ballots.ts'

/** Of a draw that was sealed anew: when and why, what that leaves open, and the seals of before. */
export function SealedAnew({ draw: { sealedAt, sealedKnowing, source, seals } }: { draw: Draw }) {
  if (sealedAt === null) return null
  return (
    <Notice kind="warning">
      <p>{texts.sealedAnew(shortMoment(sealedAt))}</p>
      {sealedKnowing && <p>{source === null ? texts.sealedKnowing : texts.sealedWithNewSource}</p>}
      {seals.map(({ commitment }) => (
        <p key={commitment} className={styles.hash}>
          <span>{texts.sealOfBefore}</span> <code>{commitment}</code>
        </p>
      ))}
    </Notice>
  )
}

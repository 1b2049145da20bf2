import type { Holder } from '@palaestra/contract'
import * as texts from '#texts/application'
import { momentWritten } from '../../frame/dates.ts'
import styles from './application.module.css'
import type { Application } from './differences.ts'
import { Next } from './Next.tsx'

/** In place of the decision: a colleague works on it, and since when. */
export function Held({ application, holder }: { application: Application; holder: Holder }) {
  return (
    <section className={styles.decision} aria-label={texts.decision}>
      <p role="status" className={styles.missing}>
        {texts.heldBy(holder.name, momentWritten(holder.since))}
      </p>
      <Next application={application} />
    </section>
  )
}

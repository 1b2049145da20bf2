import * as texts from '#texts/appeal'
import ofCase from '../../case/case.module.css'
import { momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import type { Appeal } from './AppealScreen.tsx'
import styles from './appeal.module.css'
import { FileLink } from './FileLink.tsx'

/** The missed booking that an appeal is against: where and when it was, and who noted on that day that others came. */
export function MissedBox({ appeal: { missed, memberNumber } }: { appeal: Appeal }) {
  if (!missed) return null
  const { booking, venue, place, startsAt, countedAt, excusedAt, others, notedBy } = missed
  return (
    <section className={ofCase.box}>
      <h2>{texts.againstMissed}</h2>
      <div className={styles.hold}>
        <p>
          <strong>{booking}</strong>{' '}
          {excusedAt ? (
            <Flag kind="info">{texts.excused(momentWritten(excusedAt))}</Flag>
          ) : (
            <Flag kind="warning">{texts.counted(momentWritten(countedAt))}</Flag>
          )}
        </p>
        <p>{[venue, place, momentWritten(startsAt)].join(' · ')}</p>
        <h3>{texts.arrivals}</h3>
        <p>{others === 0 ? texts.noArrivals : texts.arrivalsNoted(others, notedBy.join(texts.between))}</p>
        <FileLink memberNumber={memberNumber} />
      </div>
    </section>
  )
}

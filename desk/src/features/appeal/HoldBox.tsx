import * as texts from '#texts/appeal'
import { holdReasons } from '#texts/member'
import ofCase from '../../case/case.module.css'
import { dayWritten, momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import type { Appeal } from './AppealScreen.tsx'
import styles from './appeal.module.css'
import { FileLink } from './FileLink.tsx'

/** The suspension that an appeal is against: why, by whom and since when; and the way to all that is known of the member. */
export function HoldBox({ appeal: { hold, memberNumber } }: { appeal: Appeal }) {
  if (!hold) return null
  const { reason, why, by, since, until, endedAt } = hold
  return (
    <section className={ofCase.box}>
      <h2>{texts.against}</h2>
      <div className={styles.hold}>
        <p>
          <strong>{holdReasons[reason]}</strong>{' '}
          {endedAt ? (
            <Flag kind="info">{texts.ended(momentWritten(endedAt))}</Flag>
          ) : (
            <Flag kind="warning">{texts.stands}</Flag>
          )}
        </p>
        <p>
          {texts.setBy(by, momentWritten(since))}
          {until && ` · ${texts.until(dayWritten(until))}`}
        </p>
        <h3>{texts.why}</h3>
        <p className={styles.words}>{why ?? texts.noReason}</p>
        <FileLink memberNumber={memberNumber} />
      </div>
    </section>
  )
}

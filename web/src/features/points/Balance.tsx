import { daysBetween } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import { longDay } from '#texts/day'
import * as texts from '#texts/points'
import styles from './report.module.css'
import type { Report } from './report.ts'

/** Days before which what expires next is set apart. */
const soon = 60
/** What is listed by its day; the rest is one sum. */
const listed = 3

/** What there is, and what runs out when: the oldest first, as it is spent. */
export function Balance({ report: { asOf, balance, expiring, frozen } }: { report: Report }) {
  const [first] = expiring
  const days = first ? daysBetween(asOf, first.on) : soon + 1
  const isSoon = days <= soon
  const rows = expiring.slice(isSoon ? 1 : 0, listed)
  const rest = expiring.slice(listed).reduce((sum, { points }) => sum + points, 0)
  return (
    <section className={styles.sheet} aria-labelledby="balance">
      <div>
        <h2 id="balance" className={styles.label}>
          {texts.balance}
        </h2>
        <p className={styles.balance}>{texts.amount(balance)}</p>
      </div>
      {frozen && (
        <Notice kind="warning">
          <p>{texts.frozen}</p>
        </Notice>
      )}
      {first && isSoon && (
        <Notice kind="warning">
          <p>
            <strong>{texts.expires(first.points, longDay(first.on))}</strong>
          </p>
          <p>{texts.daysLeft(days)}</p>
        </Notice>
      )}
      {rows.length > 0 && (
        <dl className={styles.expiring}>
          {rows.map(({ on, points }) => (
            <div key={on}>
              <dt>{texts.expiresOn(longDay(on))}</dt>
              <dd>{texts.amount(points)}</dd>
            </div>
          ))}
          {rest > 0 && (
            <div>
              <dt>{texts.later}</dt>
              <dd>{texts.amount(rest)}</dd>
            </div>
          )}
        </dl>
      )}
      {balance === 0 && <p className={styles.quiet}>{texts.noPoints}</p>}
    </section>
  )
}

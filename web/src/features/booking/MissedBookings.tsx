import { Link } from '@tanstack/react-router'
import * as texts from '#texts/booking.noShow'
import { longDay } from '#texts/day'
import { Help } from '../../form/Help.tsx'
import styles from './booking.module.css'
import { dayAt, dayOf, timeOf } from './hours.ts'
import type { NoShows } from './noShows.ts'

/**
 * What the member has missed, what follows from it, and whom to tell that it was otherwise. Who has missed nothing reads
 * nothing of it.
 */
export function MissedBookings({ noShows: { items, terms, until } }: { noShows: NoShows }) {
  if (items.length === 0) return null
  return (
    <section className={styles.missed} aria-labelledby="missed">
      <h2 id="missed">{texts.title}</h2>
      {until && (
        <p>
          <strong>{texts.until(longDay(until))}</strong> <Link to="/online/account/appeal">{texts.appeal}</Link>
        </p>
      )}
      <ul className={styles.list}>
        {items.map((missed) => (
          <MissedRow key={missed.reference} missed={missed} />
        ))}
      </ul>
      {terms.most > 0 && <p>{texts.rule(terms)}</p>}
      {items.some(({ excusedAt }) => excusedAt === null) && <Help said={texts.otherwise} />}
    </section>
  )
}

/** When and where somebody was expected, and whether it counts. */
const MissedRow = ({ missed }: { missed: NoShows['items'][number] }) => {
  const { reference, startsAt, venue, facility, countedAt, excusedAt } = missed
  return (
    <li className={styles.row} data-state={excusedAt ? 'excused' : 'no_show'}>
      <Link to="/vbs/booking" search={{ reference }}>
        <span className={styles.when}>
          <span>{dayOf(dayAt(startsAt))}</span> <span>{timeOf(startsAt)}</span>
        </span>
      </Link>
      <p>{facility}</p>
      <p className={styles.quiet}>
        <span>{venue}</span>{' '}
        <span className={styles.state}>
          {excusedAt ? texts.excused(longDay(dayAt(excusedAt))) : texts.counts(longDay(dayAt(countedAt)))}
        </span>
      </p>
    </li>
  )
}

import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import * as texts from '#texts/booking.noShow'
import { longDay } from '#texts/day'
import { Help } from '../../form/Help.tsx'
import { dayAt, dayOf, timeOf } from '../../frame/hours.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import styles from './booking.module.css'
import type { NoShows } from './noShows.ts'

/** Few want it, and it brings a form and its words along. */
const MissedAppeal = lazyNamed('MissedAppeal', () => import('./MissedAppeal.tsx'))

type Missed = NoShows['items'][number]
interface Props {
  noShows: NoShows
  /** An appeal has been sent. */
  onChanged: () => void
}

/**
 * What the member has missed, what follows from it, and whom to tell that it was otherwise. Who has missed nothing reads
 * nothing of it.
 */
export function MissedBookings({ noShows: { items, terms, until }, onChanged }: Props) {
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
          <MissedRow key={missed.reference} missed={missed} onChanged={onChanged} />
        ))}
      </ul>
      {terms.most > 0 && <p>{texts.rule(terms)}</p>}
      {items.some(({ excusedAt }) => excusedAt === null) && <Help said={texts.otherwise} />}
    </section>
  )
}

/** When and where somebody was expected, whether it counts, and how it stands with an appeal. */
const MissedRow = ({ missed, onChanged }: { missed: Missed; onChanged: () => void }) => {
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
      <Appealing missed={missed} onChanged={onChanged} />
    </li>
  )
}

/** The button by which one appeals, the form in its place, or how the appeal stands. */
function Appealing({ missed: { reference, appealBy, appeal }, onChanged }: { missed: Missed; onChanged: () => void }) {
  const [writes, setWrites] = useState(false)
  if (!appeal && !appealBy && !writes) return null
  return (
    <div className={styles.appeal}>
      {writes && (
        <Suspense>
          <MissedAppeal booking={reference} onSent={onChanged} onClose={() => setWrites(false)} />
        </Suspense>
      )}
      {appealBy && !writes && (
        <>
          <p className={styles.quiet}>{texts.appealBy(longDay(appealBy))}</p>
          <Button kind="quiet" onClick={() => setWrites(true)}>
            {texts.appealAgainst}
          </Button>
        </>
      )}
      {appeal && <Standing appeal={appeal} />}
    </div>
  )
}

function Standing({ appeal: { reference, state, dueOn, reason } }: { appeal: NonNullable<Missed['appeal']> }) {
  if (state === 'waiting')
    return (
      <p>
        {texts.waits(reference, longDay(dueOn))} <Link to="/online/account/appeal">{texts.seeAppeal}</Link>
      </p>
    )
  return (
    <>
      <p>{state === 'granted' ? texts.granted(reference) : texts.dismissed(reference)}</p>
      {reason && <p className={styles.words}>{texts.why(reason)}</p>}
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as texts from '#texts/course'
import * as words from '#texts/course.mine'
import { longDay, longMoment } from '#texts/day'
import { dayOf } from '../../frame/hours.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import styles from './course.module.css'
import { type Enrolment, hoursOfWeek, isLive } from './courses.ts'
import { Withdraw } from './Withdraw.tsx'

/** Few are waiting to be paid. */
const PayPlace = lazyNamed('PayPlace', () => import('./PayPlace.tsx'))

interface Props {
  enrolment: Enrolment
  online: boolean
  onChanged: () => Promise<unknown>
}

/** One’s place in a class: how it stands, the lessons with one’s attendance, and the way to pay it or give it back. */
export function OwnCourse({ enrolment, online, onChanged }: Props) {
  const { reference, course, name, venue, address, weekly, startsOn, endsOn, amount, state } = enrolment
  const { order, paid, heldUntil, mayKeepLonger, endedAt, closed } = enrolment
  return (
    <section className={`${styles.panel} ${styles.own}`} data-live={isLive(enrolment)} aria-labelledby={reference}>
      <h2 id={reference}>
        <Link to="/classes/class" search={{ code: course } as never}>
          {name}
        </Link>
      </h2>
      <p>
        <b>{words.states[state]}</b>
        {state === 'held' && heldUntil && ` · ${words.payBy(longMoment(heldUntil))}`}
        {endedAt && ` · ${longMoment(endedAt)}`}
      </p>
      {closed && (
        <p>
          {words.closed} {texts.closedBecause[closed]}
        </p>
      )}
      {state === 'held' && heldUntil && (
        <Suspense>
          <PayPlace {...{ reference, amount, heldUntil, mayKeepLonger, onChanged }} />
        </Suspense>
      )}
      <dl className={styles.facts}>
        <dt>{texts.when}</dt>
        <dd>
          {texts.weekly(hoursOfWeek(weekly))}
          <span className={styles.quiet}>{texts.between(longDay(startsOn), longDay(endsOn))}</span>
        </dd>
        <dt>{texts.where}</dt>
        <dd>
          {venue}
          <span className={styles.quiet}>{address}</span>
        </dd>
        <dt>{texts.price}</dt>
        <dd>
          {texts.amount(amount)}
          {order ? (
            <span className={styles.quiet}>
              <Link to="/payment/orders" search={{ reference: order }}>
                {paid ? words.toReceipt : words.toPayment}
              </Link>
            </span>
          ) : (
            state === 'enrolled' && amount > 0 && !online && <span className={styles.quiet}>{words.payAtVenue}</span>
          )}
        </dd>
        <dt>{words.number}</dt>
        <dd>{reference}</dd>
      </dl>
      <Attendance enrolment={enrolment} />
      <Withdraw enrolment={enrolment} onChanged={onChanged} />
    </section>
  )
}

const attended = ({ state, present }: Enrolment['dates'][number]) => {
  if (state === 'cancelled') return texts.cancelled
  if (present === null) return state === 'past' ? words.notNoted : words.coming
  return present ? words.present : words.absent
}

/** The lessons, each with whether one was there, and what counts for staying in the next term. */
const Attendance = ({ enrolment: { dates, absences, absencesAllowed } }: Pick<Props, 'enrolment'>) => (
  <details>
    <summary>{words.lessons(dates.filter(({ present }) => present).length, dates.length)}</summary>
    <p className={styles.quiet}>{words.counts(absences, absencesAllowed)}</p>
    <ul className={styles.dates}>
      {dates.map((date) => (
        <li key={date.startsAt} data-state={date.state}>
          <span>
            {dayOf(date.day)} {date.from}–{date.until}
          </span>
          <span className={styles.word}>
            {attended(date)} {date.cancelled && texts.closedBecause[date.cancelled]}
          </span>
        </li>
      ))}
    </ul>
  </details>
)

import { buttonClass } from '@palaestra/ui'
import * as texts from '#texts/booking'
import { dayOf, hoursOf } from '../../frame/hours.ts'
import styles from './booking.module.css'
import { isComing, type OneBooking } from './bookings.ts'

/** What to do on arrival. */
const arrival = ({ amount, paid }: OneBooking) => {
  if (paid) return texts.arrivePaid
  return amount === 0 ? texts.arriveFree : texts.arrive(amount)
}

/** What one looks at on the way: when, where, and what to do on arrival. */
export const Ticket = ({ booking }: { booking: OneBooking }) => {
  const { day, venue, facility, court, reference, state, calendar } = booking
  return (
    <section className={styles.ticket} data-state={isComing(booking) ? 'coming' : 'over'}>
      <div className={styles.head}>
        <p>{texts.where(venue, facility)}</p>
        <h1 tabIndex={-1}>
          <span>{dayOf(day)}</span> <span>{hoursOf(booking)}</span>
        </h1>
        <p>{texts.courtAndNumber(court, reference)}</p>
      </div>
      <div className={styles.body}>
        <p className={styles.standing}>{texts.states[state]}</p>
        {state === 'confirmed' && <p>{arrival(booking)}</p>}
        {state === 'confirmed' && (
          <a className={buttonClass('quiet')} href={calendar} download="booking.ics">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 7h16v13H4zM4 11h16M8 4v5M16 4v5" />
            </svg>
            {texts.toCalendar}
          </a>
        )}
      </div>
    </section>
  )
}

import { Link } from '@tanstack/react-router'
import * as texts from '#texts/booking'
import { dayOf, hoursOf } from '../../frame/hours.ts'
import styles from './booking.module.css'
import { type Booking, isComing } from './bookings.ts'

/** One booking in a list: when and where, and what has become of it. */
export const BookingRow = ({ booking }: { booking: Booking }) => {
  const { reference, day, venue, facility, court, state } = booking
  return (
    <li className={styles.row} data-state={isComing(booking) ? 'coming' : state}>
      <Link to="/vbs/booking" search={{ reference }}>
        <span className={styles.when}>
          <span>{dayOf(day)}</span> <span>{hoursOf(booking)}</span>
        </span>
      </Link>
      <p>{texts.where(facility, court)}</p>
      <p className={styles.quiet}>
        <span>{venue}</span> <span className={styles.state}>{texts.states[state]}</span>
      </p>
    </li>
  )
}

import { Button } from '@palaestra/ui'
import * as texts from '#texts/booking'
import { BookingRow } from './BookingRow.tsx'
import styles from './booking.module.css'
import type { Bookings } from './useBookings.ts'

interface Props {
  bookings: Bookings
  /** What is said when there are none. */
  none: string
}

/** Bookings to come, or those that are over. */
export function BookingList({ bookings: { items, more, isLoading, failed, load }, none }: Props) {
  return (
    <>
      <ul className={styles.list} aria-busy={isLoading}>
        {items.map((booking) => (
          <BookingRow key={booking.reference} booking={booking} />
        ))}
      </ul>
      <div role="status">
        {failed && (
          <p className={styles.failed}>
            {texts.notRead} <Button onClick={load}>{texts.tryAgain}</Button>
          </p>
        )}
        {!isLoading && !failed && items.length === 0 && <p>{none}</p>}
      </div>
      {more && !failed && (
        <Button kind="quiet" onClick={load}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

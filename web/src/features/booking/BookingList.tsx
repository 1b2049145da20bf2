import { Button } from '@palaestra/ui'
import * as texts from '#texts/booking'
import { BookingRow } from './BookingRow.tsx'
import styles from './booking.module.css'
import { useBookings } from './useBookings.ts'

interface Props {
  past: boolean
  /** What is said when there are none. */
  none: string
}

/** Bookings to come, or those that are over. */
export function BookingList({ past, none }: Props) {
  const { items, more, isLoading, failed, load } = useBookings(past)
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

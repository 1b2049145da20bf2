import { comingStates } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** What is had or kept of the slots of a closure. What was kept for too long is let go as ever. */
const isToClose = (closure: number, now: Date) => sql<boolean>`
  bookings.slot_id in (select id from slots where closed_by = ${closure})
  and bookings.state in (${sql.join(comingStates.map((state) => sql.lit(state)))})
  and (bookings.held_until is null or bookings.held_until > ${now}
    or exists (select from orders where orders.id = bookings.order_id and orders.paid_at is not null))`

/** Bookings that a closure ends. */
export const closeTable = (db: Db) => ({
  /**
   * A portion of the bookings that a closure ends, each person’s together, which nobody else changes until the end of the
   * transaction. What somebody changes at this moment is left for the next portion.
   */
  async holdClosed(closure: number, now: Date, most: number) {
    const { rows } = await sql<{ id: number }>`
      select bookings.id from bookings
      where ${isToClose(closure, now)}
      order by member_id, starts_at limit ${most} for no key update of bookings skip locked`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Whether a closure has bookings to end, those too that somebody else holds at this moment. */
  async hasClosed(closure: number, now: Date) {
    const { rows } = await sql`select from bookings where ${isToClose(closure, now)} limit 1`.execute(db)
    return rows.length > 0
  },

  /** Ends bookings that the caller holds, because of a closure. */
  close: (ids: readonly number[], closedBy: number, endedAt: Date) =>
    db
      .updateTable('bookings')
      .set({ state: 'closed', heldUntil: null, endedAt, closedBy })
      .where('id', 'in', ids)
      .execute(),
})

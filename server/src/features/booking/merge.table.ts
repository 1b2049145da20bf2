import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { placed } from './booking.table.ts'

/** Bookings of adjacent hours that are joined to one, and taken apart again. */
export const mergeTable = (db: Db) => ({
  /** The confirmed bookings of a member on one court that begin at one of these moments. */
  confirmedAt: (memberId: number, courtId: number, moments: readonly Date[]) =>
    placed(db)
      .where('bookings.memberId', '=', memberId)
      .where('slots.courtId', '=', courtId)
      .where('bookings.startsAt', 'in', moments)
      .where('bookings.state', '=', 'confirmed')
      .orderBy('bookings.startsAt')
      .execute(),

  /** Makes bookings that the caller holds hours of one ticket. */
  join: (ids: readonly number[], ticket: string) =>
    db
      .updateTable('bookings')
      .set(({ eb }) => ({ ticket, revision: eb('revision', '+', 1) }))
      .where('id', 'in', ids)
      .execute(),

  /** Gives each of them a ticket of its own. */
  split: (ids: readonly number[]) =>
    db
      .updateTable('bookings')
      .set(({ eb }) => ({ ticket: sql<string>`gen_random_uuid()`, revision: eb('revision', '+', 1) }))
      .where('id', 'in', ids)
      .execute(),
})

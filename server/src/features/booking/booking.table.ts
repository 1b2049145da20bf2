import type { Band, BookingState, FacilityKind } from '@palaestra/contract'
import { type ExpressionBuilder, type Generated, type NotNull, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { after, hour } from '../../ports/clock.ts'

export interface BookingTables {
  bookings: {
    id: Generated<number>
    /** By which member and staff refer to it, e.g. `B26-7KQ3XM4P`. It opens nothing. */
    reference: string
    slotId: number
    /** Null of what the authority has for itself; so are the places of a quota. */
    memberId: number | null
    /** The same for adjacent hours that are joined. */
    ticket: Generated<string>
    facilityKind: FacilityKind
    band: Band
    /** The first day of the period for which the quota counts. */
    quotaFrom: string | null
    /** Which of the places 1 to `quotaMost` it has. */
    quotaPlace: number | null
    quotaMost: number | null
    startsAt: Date
    /** In avos. */
    amount: number
    state: BookingState
    /** Of what is held or offered. */
    heldUntil: Date | null
    /** By which a request that comes twice is known again. */
    requestKey: string | null
    /** By which it is paid. */
    orderId: Generated<number | null>
    /** Whether it has been kept longer. */
    prolonged: Generated<boolean>
    createdAt: Date
    endedAt: Date | null
    /** When staff have noted that its member is there. */
    arrivedAt: Generated<Date | null>
    /** What the authority itself has it for. */
    ownUseId: Generated<number | null>
    /** Who of the staff has booked it for its member. */
    atDeskBy: Generated<number | null>
    /** How often it was joined with other hours, or taken apart from them. */
    revision: Generated<number>
    /** When its member was reminded of it. */
    remindedAt: Generated<Date | null>
    /** The closure that ended it. */
    closedBy: Generated<number | null>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends BookingTables {}
}

/** What begins later than this has not ended at the moment: slots last an hour. */
export const anHourBefore = (moment: Date) => after(moment, -hour)

/** Bookings of members with their slots and places. */
export const placed = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('slots', 'slots.id', 'bookings.slotId')
    .innerJoin('courts', 'courts.id', 'slots.courtId')
    .innerJoin('facilities', 'facilities.id', 'slots.facilityId')
    .innerJoin('venues', 'venues.id', 'slots.venueId')
    .leftJoin('orders', 'orders.id', 'bookings.orderId')
    .leftJoin('closures', 'closures.id', 'bookings.closedBy')
    .select(['closures.reason as closedReason', 'closures.textZh', 'closures.textPt', 'closures.textEn'])
    .select([
      'slots.closedBy as slotClosedBy',
      'bookings.orderId',
      'bookings.prolonged',
      'bookings.atDeskBy',
      'orders.reference as order',
      'orders.paidAt',
      'orders.paidBy',
      'orders.state as orderState',
      'orders.createdAt as orderedAt',
    ])
    .select(['bookings.id', 'bookings.reference', 'bookings.memberId', 'bookings.slotId'])
    .select(['bookings.ticket', 'bookings.revision'])
    .select(['bookings.startsAt', 'bookings.createdAt'])
    .select(['bookings.amount', 'bookings.state', 'bookings.heldUntil', 'bookings.endedAt'])
    .select(['slots.day', 'slots.endsAt', 'slots.courtId', 'venues.code as venueCode'])
    .select(['venues.nameZh as venueZh', 'venues.namePt as venuePt', 'venues.nameEn as venueEn'])
    .select(['venues.addressZh', 'venues.addressPt', 'venues.addressEn'])
    .select(['facilities.nameZh as facilityZh', 'facilities.namePt as facilityPt', 'facilities.nameEn as facilityEn'])
    .select(['courts.nameZh as courtZh', 'courts.namePt as courtPt', 'courts.nameEn as courtEn'])
    .where('bookings.memberId', 'is not', null)
    .$narrowType<{ memberId: NotNull }>()

/** The ticket of a booking. */
const ticketOf = (query: ExpressionBuilder<Tables, 'bookings'>, reference: string, memberId: number | undefined) =>
  query
    .selectFrom('bookings as asked')
    .select('asked.ticket')
    .where('asked.reference', '=', reference)
    .$if(memberId !== undefined, (asked) => asked.where('asked.memberId', '=', memberId ?? 0))

/** Of the hours of a ticket, those that are still one with this one: whoever loses one of them keeps the others. */
const oneWith = <Hour extends { reference: string; state: BookingState }>(all: readonly Hour[], reference: string) => {
  const state = all.find((hour) => hour.reference === reference)?.state
  return all.filter((hour) => hour.state === state)
}

export type PlacedBooking = Awaited<ReturnType<ReturnType<typeof bookingTable>['withIds']>>[number]

/** What every part of the feature reads and holds of bookings, and how one ends. */
export const bookingTable = (db: Db) => ({
  /** Those with these ids. */
  withIds: (ids: readonly number[]) => placed(db).where('bookings.id', 'in', ids).orderBy('bookings.id').execute(),

  /** One of a member. */
  ofMember: (memberId: number, reference: string) =>
    placed(db).where('bookings.reference', '=', reference).where('bookings.memberId', '=', memberId).executeTakeFirst(),

  /**
   * The same, which nobody else changes until the end of the transaction. Read once it is held: what is joined to it
   * would otherwise be as it was before others were waited for.
   */
  async hold(memberId: number, reference: string) {
    const held = await db
      .selectFrom('bookings')
      .select('id')
      .where('reference', '=', reference)
      .where('memberId', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return held && placed(db).where('bookings.id', '=', held.id).executeTakeFirst()
  },

  /** The same of anybody, for a desk. */
  async holdAny(reference: string) {
    const held = await db
      .selectFrom('bookings')
      .select('id')
      .where('reference', '=', reference)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return held && placed(db).where('bookings.id', '=', held.id).executeTakeFirst()
  },

  /** The hours of these tickets, in the order in which they begin. */
  ofTickets: async (tickets: readonly string[]) =>
    tickets.length === 0
      ? []
      : placed(db)
          .where('bookings.ticket', 'in', tickets)
          .orderBy('bookings.startsAt')
          .orderBy('bookings.id')
          .execute(),

  /**
   * The hours that are one with a booking, of anybody or of one member: joined, and in the same state. In the order in
   * which they begin; nothing where there is no such booking.
   */
  async hoursOf(reference: string, memberId?: number) {
    const all = await placed(db)
      .where('bookings.ticket', '=', (query) => ticketOf(query, reference, memberId))
      .orderBy('bookings.startsAt')
      .orderBy('bookings.id')
      .execute()
    return oneWith(all, reference)
  },

  /** The same, which nobody else changes until the end of the transaction. */
  async holdHours(reference: string, memberId?: number) {
    const held = await db
      .selectFrom('bookings')
      .select('id')
      .where('ticket', '=', (query) => ticketOf(query, reference, memberId))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    if (held.length === 0) return []
    const ids = held.map(({ id }) => id)
    const all = await placed(db).where('bookings.id', 'in', ids).orderBy('bookings.startsAt').execute()
    return oneWith(all, reference)
  },

  /** Whatever a member changes of several bookings waits for what else they change. Before any row is held. */
  lockMember: (memberId: number) =>
    sql`select take_booking_locks(array[${memberId}::bigint], array[]::int[])`.execute(db),

  /** Ends one that is held fast. */
  end: (id: number, state: 'cancelled' | 'forfeited' | 'lapsed', endedAt: Date) =>
    db.updateTable('bookings').set({ state, endedAt, heldUntil: null }).where('id', '=', id).execute(),

  /** One that its order names. Held first: who cancels meanwhile has come before, or comes after. */
  async holdById(id: number) {
    await db.selectFrom('bookings').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
    return placed(db).where('bookings.id', '=', id).executeTakeFirstOrThrow()
  },

  purge: (before: Date) => db.deleteFrom('bookings').where('startsAt', '<', before).execute(),
})

import {
  type Band,
  type BookingState,
  comingStates,
  type FacilityKind,
  statesInQuota,
  statesOfHolder,
} from '@palaestra/contract'
import { type Generated, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface BookingTables {
  bookings: {
    id: Generated<number>
    /** By which member and staff refer to it, e.g. `B26-7KQ3XM4P`. It opens nothing. */
    reference: string
    slotId: number
    memberId: number
    /** The same for adjacent hours that are joined. */
    ticket: Generated<string>
    facilityKind: FacilityKind
    band: Band
    /** The first day of the period for which the quota counts. */
    quotaFrom: string
    /** Which of the places 1 to `quotaMost` it has. */
    quotaPlace: number
    quotaMost: number
    startsAt: Date
    /** In avos. */
    amount: number
    state: BookingState
    /** Of what is held or offered. */
    heldUntil: Date | null
    /** By which a request that comes twice is known again. */
    requestKey: string | null
    createdAt: Date
    endedAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends BookingTables {}
}

/** Bookings with their slots and places. */
const placed = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('slots', 'slots.id', 'bookings.slotId')
    .innerJoin('courts', 'courts.id', 'slots.courtId')
    .innerJoin('facilities', 'facilities.id', 'slots.facilityId')
    .innerJoin('venues', 'venues.id', 'slots.venueId')
    .select(['bookings.id', 'bookings.reference', 'bookings.memberId', 'bookings.startsAt', 'bookings.createdAt'])
    .select(['bookings.amount', 'bookings.state', 'bookings.heldUntil', 'bookings.endedAt'])
    .select(['slots.day', 'slots.endsAt', 'venues.code as venueCode'])
    .select(['venues.nameZh as venueZh', 'venues.namePt as venuePt', 'venues.nameEn as venueEn'])
    .select(['venues.addressZh', 'venues.addressPt', 'venues.addressEn'])
    .select(['facilities.nameZh as facilityZh', 'facilities.namePt as facilityPt', 'facilities.nameEn as facilityEn'])
    .select(['courts.nameZh as courtZh', 'courts.namePt as courtPt', 'courts.nameEn as courtEn'])

export type PlacedBooking = Awaited<ReturnType<ReturnType<typeof bookingTable>['withIds']>>[number]

export const bookingTable = (db: Db) => ({
  /** Those with these ids. */
  withIds: (ids: readonly number[]) => placed(db).where('bookings.id', 'in', ids).orderBy('bookings.id').execute(),

  /** One of a member. */
  ofMember: (memberId: number, reference: string) =>
    placed(db).where('bookings.reference', '=', reference).where('bookings.memberId', '=', memberId).executeTakeFirst(),

  /** The same, which nobody else changes until the end of the transaction. */
  hold: (memberId: number, reference: string) =>
    placed(db)
      .where('bookings.reference', '=', reference)
      .where('bookings.memberId', '=', memberId)
      .forNoKeyUpdate('bookings')
      .executeTakeFirst(),

  byReference: (reference: string) => placed(db).where('bookings.reference', '=', reference).executeTakeFirst(),

  /** Those to come, the next first, or the others, the latest first; after one of them. */
  page(
    memberId: number,
    { past, now, after, size }: { past: boolean; now: Date; after: string | undefined; size: number },
  ) {
    const isComing = sql<boolean>`(bookings.state in (${sql.join(comingStates)}) and slots.ends_at > ${now})`
    const [beyond, order] = past ? ([sql.raw('<'), 'desc'] as const) : ([sql.raw('>'), 'asc'] as const)
    return placed(db)
      .where('bookings.memberId', '=', memberId)
      .where(past ? sql<boolean>`not ${isComing}` : isComing)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(bookings.starts_at, bookings.id) ${beyond}
            (select starts_at, id from bookings where reference = ${after} and member_id = ${memberId})`,
        ),
      )
      .orderBy('bookings.startsAt', order)
      .orderBy('bookings.id', order)
      .limit(size)
      .execute()
  },

  /** What a member’s day at a venue depends on. Nothing comes back when there is no such venue. */
  venueFor: (memberId: number, code: string) =>
    db
      .selectFrom('venues')
      .innerJoin('members', (join) => join.on('members.id', '=', memberId))
      .select(['venues.id as venueId', 'members.birthDate'])
      .where('venues.code', '=', code)
      .executeTakeFirst(),

  /** The slots of a venue on a day that a member has. */
  slotsOf: (memberId: number, venueId: number, day: string) =>
    db
      .selectFrom('bookings')
      .innerJoin('slots', 'slots.id', 'bookings.slotId')
      .select(['bookings.slotId as slot', 'bookings.reference'])
      .where('bookings.memberId', '=', memberId)
      .where('slots.venueId', '=', venueId)
      .where('slots.day', '=', day)
      .where('bookings.state', 'in', statesOfHolder)
      .orderBy('slots.startsAt')
      .orderBy('bookings.slotId')
      .execute(),

  /** The quotas that a venue’s slots of a day fall under, and how much of them a member has used. */
  quotas: (memberId: number, venueId: number, day: string) =>
    db
      .selectFrom('slots')
      .where('slots.venueId', '=', venueId)
      .where('slots.day', '=', day)
      .groupBy(['slots.facilityKind', 'slots.band', 'slots.quotaFrom'])
      .select(({ fn, selectFrom, ref }) => [
        'slots.facilityKind as kind',
        'slots.band',
        fn.max('slots.quotaMost').as('most'),
        fn
          .coalesce(
            selectFrom('bookings')
              .select(({ fn }) => fn.countAll<number>().as('used'))
              .where('bookings.memberId', '=', memberId)
              .where('bookings.facilityKind', '=', ref('slots.facilityKind'))
              .where('bookings.band', '=', ref('slots.band'))
              .where('bookings.quotaFrom', '=', ref('slots.quotaFrom'))
              .where('bookings.state', 'in', statesInQuota),
            sql.lit(0),
          )
          .as('used'),
      ])
      .orderBy('slots.facilityKind')
      .orderBy('slots.band')
      .execute(),

  /** Ends one that is held. */
  end: (id: number, state: 'cancelled' | 'forfeited', endedAt: Date) =>
    db.updateTable('bookings').set({ state, endedAt }).where('id', '=', id).execute(),

  purge: (before: Date) => db.deleteFrom('bookings').where('startsAt', '<', before).execute(),
})

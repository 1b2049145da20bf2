import { type Generated, type JoinBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { isFelt } from '../entitlement/hold.table.ts'

export interface NoShowTables {
  noShows: {
    id: Generated<number>
    memberId: number
    bookingId: number
    /** The day of the booking: of each there is one, however many hours were missed. */
    missedOn: string
    countedAt: Date
    /** When it was excused, and counts no more. */
    excusedAt: Date | null
    /** Null where a gate has told it later. */
    excusedBy: number | null
    /** Why, in the words of who has excused it. */
    excuse: string | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends NoShowTables {}
}

type Counted = Pick<NoShowTables['noShows'], 'memberId' | 'bookingId' | 'missedOn' | 'countedAt'>

/** Of a row of `no_shows`: its member appeals against it at the moment, so that it does not count. */
const isAppealed = sql<boolean>`exists (
  select from appeals where appeals.no_show_id = no_shows.id and appeals.ended_at is null)`

/** The most that are shown of somebody. */
const most = 20

/** The appeal against a row of `no_shows`, unless it was taken back: there is one at most. */
const standingAppeal = (join: JoinBuilder<Tables, 'noShows' | 'appeals'>) =>
  join.onRef('appeals.noShowId', '=', 'noShows.id').on('appeals.state', '<>', 'withdrawn')

export const noShowTable = (db: Db) => ({
  /** Nothing comes back where that day has one. */
  add: (noShow: Counted) =>
    db
      .insertInto('noShows')
      .values({ ...noShow, excusedAt: null, excusedBy: null, excuse: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),

  /** Those of a member that count, or will count again where an appeal is dismissed. */
  counting: (memberId: number) =>
    db
      .selectFrom('noShows')
      .innerJoin('bookings', 'bookings.id', 'noShows.bookingId')
      .select(['noShows.missedOn', 'noShows.countedAt', 'bookings.reference', isAppealed.as('isAppealed')])
      .where('noShows.memberId', '=', memberId)
      .where('excusedAt', 'is', null)
      .orderBy('noShows.missedOn')
      .execute(),

  /** Excuses one of a member, that of a day, or all of theirs. Gives back their bookings; what was excused before is left. */
  excuse: (
    memberId: number,
    {
      id,
      day,
      excusedAt,
      excusedBy,
      excuse,
    }: {
      id?: number | undefined
      day?: string | undefined
      excusedAt: Date
      excusedBy: number | null
      excuse: string
    },
  ) =>
    db
      .updateTable('noShows')
      .set({ excusedAt, excusedBy, excuse })
      .from('bookings')
      .whereRef('bookings.id', '=', 'noShows.bookingId')
      .where('noShows.memberId', '=', memberId)
      .where('noShows.excusedAt', 'is', null)
      .$if(id !== undefined, (query) => query.where('noShows.id', '=', id ?? 0))
      .$if(day !== undefined, (query) => query.where('noShows.missedOn', '=', day ?? ''))
      .returning('bookings.reference')
      .execute(),

  /** That of a booking, with what its member has said against it; nothing where it is somebody else’s. */
  ofBooking: (memberId: number, reference: string) =>
    db
      .selectFrom('noShows')
      .innerJoin('bookings', 'bookings.id', 'noShows.bookingId')
      .leftJoin('appeals', standingAppeal)
      .select(['noShows.id', 'noShows.countedAt', 'noShows.excusedAt', 'appeals.id as appealId'])
      .where('noShows.memberId', '=', memberId)
      .where('bookings.reference', '=', reference)
      .executeTakeFirst(),

  /** Those of a member with what was booked, the newest first. */
  ofMember: (memberId: number) =>
    db
      .selectFrom('noShows')
      .innerJoin('bookings', 'bookings.id', 'noShows.bookingId')
      .innerJoin('slots', 'slots.id', 'bookings.slotId')
      .innerJoin('facilities', 'facilities.id', 'slots.facilityId')
      .innerJoin('venues', 'venues.id', 'slots.venueId')
      .leftJoin('appeals', standingAppeal)
      .select(['bookings.reference', 'bookings.startsAt', 'noShows.countedAt', 'noShows.excusedAt'])
      .select(['appeals.reference as appeal', 'appeals.state', 'appeals.dueOn', 'appeals.endedAt', 'appeals.reason'])
      .select(['venues.nameZh as venueZh', 'venues.namePt as venuePt', 'venues.nameEn as venueEn'])
      .select(['facilities.nameZh as facilityZh', 'facilities.namePt as facilityPt', 'facilities.nameEn as facilityEn'])
      .where('noShows.memberId', '=', memberId)
      .orderBy('noShows.missedOn', 'desc')
      .limit(most)
      .execute(),

  /** The day from which one may book again; null where nothing of this holds one back on a day. */
  async until(memberId: number, today: string) {
    const hold = await db
      .selectFrom('memberHolds')
      .select('until')
      .where('memberId', '=', memberId)
      .where('reason', '=', 'no_show')
      .where('endedAt', 'is', null)
      .where('until', '>', today)
      .where(isFelt)
      .executeTakeFirst()
    return hold?.until ?? null
  },

  purge: (before: string) => db.deleteFrom('noShows').where('missedOn', '<', before).execute(),
})

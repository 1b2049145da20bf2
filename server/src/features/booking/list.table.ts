import { comingStates, statesInQuota, statesOfHolder } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { anHourBefore, placed } from './booking.table.ts'

/** What a member is shown of their bookings: the list, their calendar, and a day at a venue. */
export const listTable = (db: Db) => ({
  /**
   * Those to come, the next first, or the others, the latest first; after one of them. Who has come plays until the end.
   * Hours that are joined are one, which begins with the first of them and ends with the last.
   */
  page(
    memberId: number,
    { past, now, after, size }: { past: boolean; now: Date; after: string | undefined; size: number },
  ) {
    const isComing = sql<boolean>`(bookings.state in (${sql.join([...comingStates, 'used'])}) and exists (
      select from bookings hour where hour.ticket = bookings.ticket and hour.state = bookings.state
        and hour.starts_at > ${anHourBefore(now)}))`
    const isFirst = sql<boolean>`not exists (
      select from bookings before where before.ticket = bookings.ticket and before.state = bookings.state
        and before.starts_at < bookings.starts_at)`
    const [beyond, order] = past ? ([sql.raw('<'), 'desc'] as const) : ([sql.raw('>'), 'asc'] as const)
    return placed(db)
      .where('bookings.memberId', '=', memberId)
      .where(past ? sql<boolean>`not ${isComing}` : isComing)
      .where(isFirst)
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

  /**
   * A member’s bookings for their calendar, the latest first: what is or was theirs after a moment, and what they lost
   * after another, so that it goes from the calendar, too.
   */
  forCalendar: (memberId: number, { since, endedSince, most }: { since: Date; endedSince: Date; most: number }) =>
    placed(db)
      .where('bookings.memberId', '=', memberId)
      .where('bookings.startsAt', '>', since)
      .where((row) =>
        row.or([
          row('bookings.state', 'in', ['confirmed', 'used', 'no_show']),
          row.and([
            row('bookings.state', 'in', ['cancelled', 'forfeited', 'closed']),
            row('bookings.endedAt', '>', endedSince),
          ]),
        ]),
      )
      .orderBy('bookings.startsAt', 'desc')
      .orderBy('bookings.id', 'desc')
      .limit(most)
      .execute(),

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
})

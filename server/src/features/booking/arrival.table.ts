import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { after, day } from '../../ports/clock.ts'
import { anHourBefore, placed } from './booking.table.ts'

/** Of bookings: those of a member, and those of the members whose confirmed collector they were when it began. */
const isTheirs = (memberId: number) => sql<boolean>`bookings.member_id in (
  select ${memberId}::bigint
  union all select owner_id from companions where person_id = ${memberId} and kind = 'collector'
    and confirmed_at <= bookings.starts_at and (ended_at is null or ended_at > bookings.starts_at))`

/** Who is expected at a venue, and who has come. */
export const arrivalTable = (db: Db) => ({
  /** What is booked at a venue on a day, of what ends after one moment and begins before another. */
  expected: (venue: string, day: string, endsAfter: Date, startsBefore: Date) =>
    placed(db)
      .innerJoin('members', 'members.id', 'bookings.memberId')
      .select(['members.memberNumber', 'members.nameZh', 'members.surname', 'members.firstName', 'bookings.arrivedAt'])
      .where('venues.code', '=', venue)
      .where('slots.day', '=', day)
      // With the hours that are joined with such a one.
      .where(
        sql<boolean>`exists (select from bookings hour where hour.ticket = bookings.ticket
          and hour.state = bookings.state and hour.starts_at > ${anHourBefore(endsAfter)}
          and hour.starts_at <= ${startsBefore})`,
      )
      .where('bookings.state', 'in', ['confirmed', 'used'])
      .orderBy('slots.startsAt')
      .orderBy('courts.place')
      .orderBy('bookings.id')
      .execute(),

  /**
   * What a member has booked at a venue around a moment, or collects for others, before or after it on the same day or
   * night, in the order in which it begins.
   */
  atGate: (memberId: number, venueId: number, at: Date) =>
    placed(db)
      .where(isTheirs(memberId))
      .where('slots.venueId', '=', venueId)
      .where('bookings.startsAt', '>', after(at, -day))
      .where('bookings.startsAt', '<', after(at, day))
      .where('bookings.state', 'in', ['held', 'confirmed', 'used', 'no_show'])
      .where('slots.closedBy', 'is', null)
      .orderBy('bookings.startsAt')
      .orderBy('bookings.id')
      .execute(),

  /** Notes that its member is there, or that nobody is after all. The caller holds it. */
  arrived: (id: number, arrivedAt: Date | null) =>
    db
      .updateTable('bookings')
      .set({ state: arrivedAt ? 'used' : 'confirmed', arrivedAt })
      .where('id', '=', id)
      .execute(),
})

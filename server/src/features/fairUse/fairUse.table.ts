import { fairUse, type ReportPlace } from '@palaestra/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

interface Named {
  memberNumber: string
  nameZh: string | null
  surname: string
  firstName: string
}
/** A row of a report, with what its page is paged by. */
interface Counted extends Named {
  id: number
  count: number
}
/** From the first moment of a month until before the next; what is not over yet has not been missed. */
export interface Span {
  from: Date
  until: Date
}

/** Before the first row. */
const beginning: ReportPlace = { count: 2 ** 31 - 1, ids: [0, 0] }
const inOrder = sql`order by count desc, one, other`
/**
 * A page of the rows that a report has `counted` as `count`, `one` and `other`: those behind a place, those with most
 * first. It is cut before anybody is looked up by name, so that no more are read than are shown.
 */
const pageOf = (isTold: RawBuilder<unknown>, { count, ids: [one, other] }: ReportPlace = beginning, most: number) =>
  sql`page as materialized (
    select * from counted where ${isTold} and (counted.count < ${count} or counted.count = ${count}
      and (counted.one, counted.other) > (${one}::bigint, ${other}::bigint))
    ${inOrder} limit ${most})`
const named = sql`members.member_number, members.name_zh, members.surname, members.first_name`

export const fairUseTable = (db: Db) => ({
  /** When the first booking began of which anything is kept; null where there is none. */
  first: async () =>
    (
      await db
        .selectFrom('bookings')
        .select(({ fn }) => fn.min('startsAt').as('first'))
        .executeTakeFirstOrThrow()
    ).first,

  /** Members with hours to which nobody came, less those that were excused: with them the others of that day. */
  async missed({ from, until }: Span, place: ReportPlace | undefined, most: number) {
    const { rows } = await sql<Counted & { booked: number }>`
      with counted as (
        select bookings.member_id as one, 0::bigint as other, count(*)::int as booked,
          count(*) filter (where bookings.state = 'no_show' and no_shows.id is null)::int as count
        from bookings join slots on slots.id = bookings.slot_id
        left join no_shows on no_shows.member_id = bookings.member_id and no_shows.missed_on = slots.day
          and no_shows.excused_at is not null
        where bookings.starts_at >= ${from} and bookings.starts_at < ${until} and bookings.member_id is not null
          and bookings.state in ('confirmed', 'used', 'no_show')
        group by bookings.member_id),
      ${pageOf(sql`counted.count > 0`, place, most)}
      select page.one as id, page.count, page.booked, ${named} from page join members on members.id = page.one
      ${inOrder}`.execute(db)
    return rows
  },

  /** Who stood confirmed as the collector of many hirers when courts of theirs were used. */
  async collectors({ from, until }: Span, place: ReportPlace | undefined, most: number) {
    const { rows } = await sql<Counted>`
      with counted as (
        select companions.person_id as one, 0::bigint as other, count(distinct companions.owner_id)::int as count
        from bookings join companions on companions.owner_id = bookings.member_id
        where bookings.starts_at >= ${from} and bookings.starts_at < ${until} and bookings.state = 'used'
          and companions.kind = 'collector' and companions.confirmed_at <= bookings.starts_at
          and (companions.ended_at is null or companions.ended_at > bookings.starts_at)
        group by companions.person_id),
      ${pageOf(sql`counted.count > ${fairUse.hirers}`, place, most)}
      select page.one as id, page.count, ${named} from page join members on members.id = page.one
      ${inOrder}`.execute(db)
    return rows
  },

  /** Of whom one has booked what the other had just cancelled. What a waiting list has given is nobody’s arrangement. */
  async passedOn({ from, until }: Span, place: ReportPlace | undefined, most: number) {
    const { rows } = await sql<{
      count: number
      giver: number
      taker: number
      giverNumber: string
      giverNameZh: string | null
      giverSurname: string
      giverFirstName: string
      takerNumber: string
      takerNameZh: string | null
      takerSurname: string
      takerFirstName: string
    }>`
      with counted as (
        select gone.member_id as one, taken.member_id as other, count(distinct gone.id)::int as count
        from bookings gone join bookings taken on taken.slot_id = gone.slot_id and taken.member_id <> gone.member_id
          and taken.created_at >= gone.ended_at
          and taken.created_at <= gone.ended_at + make_interval(mins => ${fairUse.minutes}::int)
        where gone.ended_at >= ${from} and gone.ended_at < ${until} and gone.state in ('cancelled', 'forfeited')
          and taken.state not in ('offered', 'lapsed')
          and not exists (select from waits where waits.booking_id = taken.id)
        group by gone.member_id, taken.member_id),
      ${pageOf(sql`counted.count >= ${fairUse.times}`, place, most)}
      select page.count, page.one as giver, page.other as taker,
        givers.member_number as giver_number, givers.name_zh as giver_name_zh, givers.surname as giver_surname,
        givers.first_name as giver_first_name, takers.member_number as taker_number, takers.name_zh as taker_name_zh,
        takers.surname as taker_surname, takers.first_name as taker_first_name
      from page join members givers on givers.id = page.one join members takers on takers.id = page.other
      ${inOrder}`.execute(db)
    return rows
  },
})

import { statesOfHolder } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** An hour of the day at a facility. All are hours of courts but `cancelled`, which are bookings. */
export interface HourRow {
  venue: string
  facility: string
  venueZh: string
  venuePt: string
  venueEn: string
  facilityZh: string
  facilityPt: string
  facilityEn: string
  /** hh:mm. */
  from: string
  offered: number
  booked: number
  missed: number
  ownUse: number
  closed: number
  cancelled: number
}

const ofHolder = sql.join(statesOfHolder.map((state) => sql.lit(state)))

export const figuresTable = (db: Db, timeZone: string) => ({
  /** The first and the last day of which there are slots; null where there are none. */
  days: () =>
    db
      .selectFrom('slots')
      .select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('last')])
      .executeTakeFirstOrThrow(),

  /** What the slots of some days were and are used for, in the order of venues, facilities and hours. */
  async between(first: string, last: string) {
    const { rows } = await sql<HourRow>`
      with hours as (
        select s.facility_id, to_char(s.starts_at at time zone ${timeZone}, 'HH24:MI') as "from",
          count(*) filter (where s.opens_at < 'infinity' or b.id is not null)::int as offered,
          count(*) filter (where b.member_id is not null and b.state in ('confirmed', 'used', 'no_show'))::int as booked,
          count(*) filter (where b.state = 'no_show')::int as missed,
          count(*) filter (where b.own_use_id is not null)::int as own_use,
          count(*) filter (where s.closed_by is not null and b.id is null)::int as closed,
          coalesce(sum(ended.cancelled), 0)::int as cancelled
        from slots s
        left join bookings b on b.slot_id = s.id and b.state in (${ofHolder})
        left join (
          select e.slot_id, count(*) as cancelled from bookings e join slots on slots.id = e.slot_id
          where slots.day between ${first} and ${last} and e.state in ('cancelled', 'forfeited') and e.own_use_id is null
          group by e.slot_id) ended on ended.slot_id = s.id
        where s.day between ${first} and ${last}
        group by s.facility_id, 2)
      select venues.code as venue, facilities.code as facility,
        venues.name_zh as venue_zh, venues.name_pt as venue_pt, venues.name_en as venue_en,
        facilities.name_zh as facility_zh, facilities.name_pt as facility_pt, facilities.name_en as facility_en, hours.*
      from hours join facilities on facilities.id = hours.facility_id join venues on venues.id = facilities.venue_id
      where offered > 0
      order by venues.place, facilities.id, hours."from"`.execute(db)
    return rows
  },
})

import { statesOfHolder } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** An hour of a facility, or a session of a pool: whose it is, on which day it begins and when. */
export interface HourKey {
  id: number
  day: string
  startsAt: Date
}

/** One parameter for any number of them: a list of hundreds would take longer to plan than to read. */
const asked = (keys: readonly HourKey[]) => JSON.stringify(keys)

export type PublishedFacility = Awaited<ReturnType<ReturnType<typeof publishedTable>['facilities']>>[number]
export type PublishedPool = Awaited<ReturnType<ReturnType<typeof publishedTable>['pools']>>[number]
export type PublishedHour = Awaited<ReturnType<ReturnType<typeof publishedTable>['hours']>>[number]
export type PublishedSession = Awaited<ReturnType<ReturnType<typeof publishedTable>['sessions']>>[number]
export type PublishedCourse = Awaited<ReturnType<ReturnType<typeof publishedTable>['courses']>>[number]
export type PublishedMeeting = Awaited<ReturnType<ReturnType<typeof publishedTable>['meetings']>>[number]

/** Where something is. */
const ofVenue = [
  ...(['venues.code as venueCode', 'venues.nameZh as venueZh', 'venues.namePt as venuePt'] as const),
  ...(['venues.nameEn as venueEn', 'venues.areaEn'] as const),
  ...(['venues.addressZh', 'venues.addressPt', 'venues.addressEn'] as const),
] as const

/** What stands behind the items of a page, as it is at this moment. Nobody is named in it. */
export const publishedTable = (db: Db) => ({
  async facilities(ids: readonly number[]) {
    const [facilities, prices, hours] = await Promise.all([
      db
        .selectFrom('facilities')
        .innerJoin('venues', 'venues.id', 'facilities.venueId')
        .select(['facilities.id', 'facilities.kind', 'facilities.minimumAge', 'facilities.party'])
        .select(['facilities.nameZh', 'facilities.namePt', 'facilities.nameEn'])
        .select(ofVenue)
        .where('facilities.id', 'in', ids)
        .execute(),
      db.selectFrom('prices').selectAll().where('facilityId', 'in', ids).execute(),
      db.selectFrom('openingHours').selectAll().where('facilityId', 'in', ids).orderBy('weekday').execute(),
    ])
    return facilities.map((facility) => ({
      ...facility,
      prices: prices.filter(({ facilityId }) => facilityId === facility.id),
      hours: hours.filter(({ facilityId }) => facilityId === facility.id),
    }))
  },

  async pools(ids: readonly number[]) {
    const [pools, prices, hours] = await Promise.all([
      db
        .selectFrom('pools')
        .innerJoin('venues', 'venues.id', 'pools.venueId')
        .select(['pools.id', 'pools.code', 'pools.kind', 'pools.seasonFrom', 'pools.seasonUntil'])
        .select(['pools.nameZh', 'pools.namePt', 'pools.nameEn'])
        .select(ofVenue)
        .where('pools.id', 'in', ids)
        .execute(),
      db.selectFrom('poolPrices').selectAll().where('poolId', 'in', ids).execute(),
      db.selectFrom('poolHours').selectAll().where('poolId', 'in', ids).orderBy('opens').execute(),
    ])
    return pools.map((pool) => ({
      ...pool,
      prices: prices.filter(({ poolId }) => poolId === pool.id),
      hours: hours.filter(({ poolId }) => poolId === pool.id),
    }))
  },

  /** Hours of facilities: on how many courts they are let, and how many of those nobody has. */
  async hours(keys: readonly HourKey[], now: Date) {
    const { rows } = await sql<{
      id: number
      venueCode: string
      kind: string
      minimumAge: number
      startsAt: Date
      endsAt: Date
      opensAt: Date
      courts: number
      free: number
      priceAdult: number
      priceMinor: number
      priceSenior: number
    }>`
      select s.facility_id as id, v.code as venue_code, f.kind, f.minimum_age, s.starts_at, s.ends_at,
        min(s.opens_at) as opens_at, count(*)::int as courts,
        (count(*) filter (where s.closed_by is null and not exists (
          select from bookings b
          where b.slot_id = s.id and b.state in (${sql.join(statesOfHolder.map((state) => sql.lit(state)))})
            and (b.held_until is null or b.held_until > ${now}))))::int as free,
        min(s.price_adult) as price_adult, min(s.price_minor) as price_minor, min(s.price_senior) as price_senior
      from (select distinct id, day from jsonb_to_recordset(${asked(keys)}::jsonb) as one (id int, day date)) wanted
      join slots s on s.facility_id = wanted.id and s.day = wanted.day
      join facilities f on f.id = s.facility_id
      join venues v on v.id = f.venue_id
      where s.opens_at < 'infinity'
        and (s.facility_id, s.starts_at) in (
          select id, "startsAt" from jsonb_to_recordset(${asked(keys)}::jsonb) as one (id int, "startsAt" timestamptz))
      group by s.facility_id, v.code, f.kind, f.minimum_age, s.starts_at, s.ends_at`.execute(db)
    return rows
  },

  /** Sessions of pools that are not for cleaning, and how many of their places nobody has. */
  async sessions(keys: readonly HourKey[], now: Date) {
    const { rows } = await sql<{
      id: number
      code: string
      startsAt: Date
      endsAt: Date
      advanceFrom: Date
      places: number
      free: number
      priceAdult: number
      priceMinor: number
      priceSenior: number
      priceChild: number
    }>`
      select s.pool_id as id, p.code, s.starts_at, s.ends_at, s.advance_from, s.places,
        s.price_adult, s.price_minor, s.price_senior, s.price_child,
        case when pool_closure_over(p.venue_id, p.id, s.starts_at, s.ends_at) is not null then 0
          else s.places - s.taken + (
            select coalesce(sum(persons), 0)::int from pool_tickets t
            where t.session_id = s.id and (t.state = 'valid' and t.enter_by <= ${now}
              or t.state = 'held' and t.held_until <= ${now}
                and not exists (select from orders where orders.id = t.order_id and paid_at is not null)))
        end as free
      from jsonb_to_recordset(${asked(keys)}::jsonb) as wanted (id int, "startsAt" timestamptz)
      join pool_sessions s on s.pool_id = wanted.id and s.starts_at = wanted."startsAt"
      join pools p on p.id = s.pool_id
      where not s.cleaning`.execute(db)
    return rows
  },

  async courses(ids: readonly number[]) {
    const [courses, meetings] = await Promise.all([
      db
        .selectFrom('courses')
        .innerJoin('courseTerms', 'courseTerms.id', 'courses.termId')
        .innerJoin('venues', 'venues.id', 'courses.venueId')
        .select(['courses.id', 'courses.code', 'courses.activity', 'courses.minimumAge', 'courses.maximumAge'])
        .select(['courses.places', 'courses.taken', 'courses.price', 'courses.closed'])
        .select(['courses.nameZh', 'courses.namePt', 'courses.nameEn'])
        .select(['courseTerms.startsOn', 'courseTerms.endsOn', 'courseTerms.code as term'])
        .select(ofVenue)
        .where('courses.id', 'in', ids)
        .execute(),
      db
        .selectFrom('courseMeetings')
        .select(['courseId', 'startsAt', 'endsAt', 'cancelled'])
        .where('courseId', 'in', ids)
        .orderBy('startsAt')
        .execute(),
    ])
    return courses.map((course) => ({
      ...course,
      meetings: meetings.filter(({ courseId }) => courseId === course.id),
    }))
  },

  meetings: (ids: readonly number[]) =>
    db
      .selectFrom('courseMeetings')
      .innerJoin('courses', 'courses.id', 'courseMeetings.courseId')
      .select(['courseMeetings.id', 'courseMeetings.courseId', 'courseMeetings.startsAt', 'courseMeetings.endsAt'])
      .select(['courseMeetings.cancelled', 'courses.code', 'courses.places', 'courses.taken', 'courses.closed'])
      .select(['courses.minimumAge', 'courses.maximumAge'])
      .where('courseMeetings.id', 'in', ids)
      .execute(),
})

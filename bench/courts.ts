import type pg from 'pg'
import { withoutIndexes } from '../server/src/testing/crowd.ts'
import { type Person, whoMay } from './people.ts'

/** A free hour of a court and somebody who books it; nobody else has named either on that day more than thrice. */
export interface Booker extends Person {
  slot: number
}

/** Venues of the bench, each with one hall, and the courts of a hall. */
const [venues, courts] = [20, 45]
const days = 5
const [opens, closes] = [7, 22]
/** As many as a member may have on a day before the peak. */
const quota = 3

/** Hours of a day. */
const perDay = venues * courts * (closes - opens)

/** The halls, and every hour of their courts in the days ahead: each can be booked at once, and costs nothing. */
const buildHalls = async (client: pg.Client) => {
  await client.query(
    `with placed as (select coalesce(max(place), 0) as last from venues)
     insert into venues (code, place, name_zh, name_pt, name_en, area_zh, area_pt, area_en, address_zh, address_pt, address_en)
     select 'bench-' || nr, last + nr, 'b', 'b', 'b', 'b', 'b', 'b', 'b', 'b', 'b' from placed, generate_series(1, $1::int) nr`,
    [venues],
  )
  await client.query(
    `insert into facilities (venue_id, code, kind, name_zh, name_pt, name_en, minimum_age, party, peak_by)
     select id, 'hall', 'badminton', 'b', 'b', 'b', 4, 8, 'first_come' from venues where code like 'bench-%'`,
  )
  await client.query(
    `insert into courts (facility_id, code, name_zh, name_pt, name_en, place)
     select facilities.id, nr::text, 'b', 'b', 'b', nr
     from facilities join venues on venues.id = venue_id, generate_series(1, $1::int) nr where venues.code like 'bench-%'`,
    [courts],
  )
  // The timetable has nothing left to do for them.
  await client.query(
    `insert into timetable_days (facility_id, day, version, holiday)
     select facilities.id, day, version, exists (select from holidays where holidays.day = ahead.day)
     from facilities join venues on venues.id = venue_id,
       (select current_date - 1 + nr as day from generate_series(0, 40) nr) ahead
     where venues.code like 'bench-%' on conflict do nothing`,
  )
}

/** Hours of those courts: `from` and `until` in days from today. */
const fillSlots = (client: pg.Client, from: number, until: number) =>
  withoutIndexes(
    client,
    'slots',
    `insert into slots (court_id, facility_id, venue_id, facility_kind, band, day, starts_at, ends_at, opens_at, given_by,
       quota_from, quota_most, price_adult, price_minor, price_senior)
     select courts.id, facility_id, venue_id, kind, 'off_peak', day, at, at + interval '1 hour', at - interval '8 days',
       'first_come', day, ${quota}, 2000, 1000, 500
     from courts join facilities on facilities.id = facility_id join venues on venues.id = venue_id,
       lateral (select ((now() at time zone 'Asia/Macau')::date + nr) as day from generate_series(${from}, ${until}) nr) days,
       lateral (select (day + make_interval(hours => hour)) at time zone 'Asia/Macau' as at
         from generate_series(${opens}, ${closes - 1}) hour) hours
     where venues.code like 'bench-%'`,
  )

/** Bookings of days gone by, of everybody in turn: so many as there is room for, at most this many. */
const fillPast = async (client: pg.Client, bookings: number) => {
  const past = Math.ceil(bookings / perDay)
  if (past === 0) return
  await fillSlots(client, -past, -1)
  await client.query(`create temp table crowd_bookers as select row_number() over () - 1 as nr, id from crowd_members`)
  await client.query('create unique index on crowd_bookers (nr)')
  await withoutIndexes(
    client,
    'bookings',
    `insert into bookings (reference, slot_id, member_id, facility_kind, band, quota_from, quota_place, quota_most,
       starts_at, amount, state, request_key, created_at, arrived_at)
     select 'B20-' || upper(lpad(to_hex(slots.nr), 8, '0')), slots.id, crowd_bookers.id, facility_kind, band, quota_from,
       1, quota_most, starts_at, 0, 'used', gen_random_uuid(), starts_at - interval '7 days', starts_at
     from (select *, row_number() over (order by id) as nr from slots
         where day < current_date - 1 and venue_id in (select id from venues where code like 'bench-%')) slots
       join crowd_bookers on crowd_bookers.nr = slots.nr % (select count(*) from crowd_bookers)
     where slots.nr <= ${bookings}`,
  )
}

interface Filled {
  /** Of days gone by. */
  bookings: number
  /** Who may book, at most: left out, so many that each has a day’s quota. */
  people?: number
}

/**
 * Fills courts of the days ahead, with this many bookings of days gone by, and gives each free hour somebody of the
 * crowd who may book it. Comes after `fillWith`, on the same connection. The account has to be a superuser’s.
 */
export const fillCourts = async (
  client: pg.Client,
  { bookings, people: most = perDay / quota }: Filled,
): Promise<Booker[]> => {
  await client.query('begin')
  await client.query("set local session_replication_role = 'replica'")
  await client.query("set local maintenance_work_mem = '512MB'")
  await buildHalls(client)
  await fillPast(client, bookings)
  await fillSlots(client, 1, days)
  await client.query('commit')
  const people = await whoMay(client, most)
  // In the order of the days: nobody passes a quota.
  const { rows: slots } = await client.query<{ id: number }>(
    `select slots.id from slots join venues on venues.id = venue_id
     where venues.code like 'bench-%' and starts_at > now() order by day, slots.id`,
  )
  await client.query('vacuum analyze')
  return slots.map(({ id }, place) => {
    const person = people[place % people.length]
    if (!person) throw new Error('The crowd has nobody who may book.')
    return { ...person, slot: id }
  })
}

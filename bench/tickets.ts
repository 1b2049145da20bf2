import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { againstStatement, few, seated } from './asking.ts'
import { type Person, whoMay } from './people.ts'

/** A session for which somebody has no ticket yet, nor one of its day. */
interface Swimmer extends Person {
  session: number
}

/** Pools of the bench, each with one session a day. */
const pools = 20
/** People whom a session takes: more than can ever ask for one. */
const places = 400
/** Days of which tickets are sold, behind all that the portal itself makes sessions of. */
const [firstDay, lastDay] = [15, 34]
/** Each has one ticket a day. */
const most = 5_000

/** Pools, each at a venue of its own. */
export const buildPools = (client: pg.Client, count: number) =>
  client.query(
    `with placed as (select coalesce(max(place), 0) as last from venues),
       built as (
         insert into venues (code, place, name_zh, name_pt, name_en, area_zh, area_pt, area_en, address_zh, address_pt,
           address_en)
         select 'bench-pool-' || nr, last + nr, 'b', 'b', 'b', 'b', 'b', 'b', 'b', 'b', 'b'
         from placed, generate_series(1, $1::int) nr returning id, code, place),
       placed_pools as (select coalesce(max(place), 0) as last from pools)
     insert into pools (venue_id, code, name_zh, name_pt, name_en, kind, place)
     select id, code, 'b', 'b', 'b', 'indoor', last + row_number() over (order by place) from built, placed_pools`,
    [count],
  )

/** So many of its sessions that each person can have a ticket of every day. */
const fillSessions = async (client: pg.Client): Promise<Swimmer[]> => {
  await buildPools(client, pools)
  const { rows: sessions } = await client.query<{ id: number; day: number }>(
    `insert into pool_sessions (pool_id, day, starts_at, ends_at, advance_from, spot_from, places, advance_places,
       price_adult, price_minor, price_senior, price_child, cleaning)
     select pools.id, day, at, at + interval '4 hours', now() - interval '1 day', at - interval '30 minutes', $1, $1,
       1500, 700, 700, 500, false
     from pools, generate_series($2::int, $3::int) nr,
       lateral (select ((now() at time zone 'Asia/Macau')::date + nr) as day) days,
       lateral (select (day + time '12:00') at time zone 'Asia/Macau' as at) times
     where code like 'bench-pool-%' returning id, day - current_date as day`,
    [places, firstDay, lastDay],
  )
  const people = await whoMay(client, most)
  await client.query('vacuum analyze')
  const byDay = Map.groupBy(sessions, ({ day }) => day)
  return [...byDay.values()].flatMap((ofDay) =>
    people.map((person, nr) => ({ ...person, session: ofDay[nr % ofDay.length]?.id ?? 0 })),
  )
}

/** Tickets in advance over HTTP, with standing, quota and all rules, against the one statement that sells one. */
export const ticketsAgainstStatement = async (url: string) =>
  againstStatement(await seated(url, few, fillSessions), {
    path: '/api/pool/buy',
    askOf: ({ session, token }) => ({ token, body: { session, children: [], requestKey: randomUUID() } }),
    columns: { member_id: 'bigint', session: 'int' },
    rowOf: ({ memberId, session }) => [memberId, session],
    given: `sell_pool_ticket(jsonb_build_object('session', session, 'memberId', member_id, 'holder', 'adult',
        'children', 0, 'childIds', '[]'::jsonb, 'requestKey', gen_random_uuid(), 'atDeskBy', null,
        'reference', 'T21-' || upper(lpad(to_hex(nr), 8, '0'))),
      now(), now() + interval '12 minutes', 1, interval '30 minutes')`,
    outcome: 'sold',
  })

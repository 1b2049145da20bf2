import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkBallot } from '../../../contract/src/rules/ballot.ts'
import { newFolder, openServer, type PortalServer } from '../../server.ts'
import { seatCrowd } from './crowd.ts'
import { furtherDatabases } from './databases.ts'

/** More than there are places in a day, and than one portion of letters. */
const crowd = 230

const folder = newFolder(process.env)
// Its own: triggers stop whoever writes.
const databases = furtherDatabases(1)
const [DATABASE_URL] = databases.urls
/** Holds what processes wait for in the middle of what they do, and looks at what is left of it. */
const beside = new pg.Client({ connectionString: DATABASE_URL })
beforeAll(async () => {
  await databases.create()
  await beside.connect()
})
afterAll(async () => {
  await beside.end()
  await databases.drop()
  rmSync(folder, { recursive: true, force: true })
})

let server: PortalServer
const start = async () => {
  server = await openServer({ folder, environment: { DATABASE_URL } })
}
const one = async <Row extends object>(statement: string, values: unknown[] = []) => {
  const { rows } = await beside.query<Row>(statement, values)
  return rows[0] as Row
}

const held = 4711
const slowly = { timeout: 60_000, interval: 100 }
type Stop = [name: string, table: string, event: 'insert' | 'update']
/** Whoever writes so stops there. */
const stopAt = async ([name, table, event]: Stop) => {
  await beside.query(
    `create or replace function stop_here() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock(${held}); return null; end $$`,
  )
  await beside.query(`create trigger ${name} after ${event} on ${table} for each row execute function stop_here()`)
}
/** Goes on until so many have stopped in the middle, and kills them there. */
const killedInTheMiddle = async (stops: Stop[], go: () => Promise<unknown>) => {
  await beside.query(`select pg_advisory_lock(${held})`)
  for (const stop of stops) await stopAt(stop)
  const gone = go().catch(() => undefined)
  const waiting = `select pid from pg_locks where locktype = 'advisory' and objid = ${held} and not granted`
  await vi.waitFor(async () => expect((await beside.query(waiting)).rows).toHaveLength(stops.length), slowly)
  await server.stop('SIGKILL')
  await gone
  // The database would not notice before it is their turn, and go on with what they have asked last.
  await beside.query(`select pg_terminate_backend(pid) from (${waiting}) waiting`)
  await vi.waitFor(async () => expect((await beside.query(waiting)).rows).toEqual([]), slowly)
  for (const [name, table] of stops) await beside.query(`drop trigger ${name} on ${table}`)
  await beside.query(`select pg_advisory_unlock(${held})`)
  await start()
}

interface Draw {
  id: number
  reference: string
  closes: Date
  draws: Date
}
const after = (moment: Date, seconds: number) => ({ now: new Date(moment.getTime() + seconds * 1000).toISOString() })

/** As many notices of a kind as each of the crowd has got of it, and how many have got any. */
const told = async (title: string) =>
  one<{ people: number; most: number }>(
    `select count(*)::int as people, coalesce(max(many), 0)::int as most from (
       select count(*) as many from notices join members on members.id = member_id
       where username like 'crowd%' and title_zh like $1 group by member_id) each_of_them`,
    [title],
  )

test('[O03] killed in the middle of closing, drawing and giving, a draw has each rank once, each place once and each letter once', async () => {
  await start()
  await seatCrowd(beside, crowd)
  const draw = await one<Draw>(
    `select id, reference, closes_at as closes, draws_at as draws from draws
     where purpose = 'peak' and closed_at is null order by day limit 1`,
  )
  await beside.query(
    `insert into draw_entries (draw_id, member_id, code, choices, entered_at)
     select $1, m.id, substr(md5(m.username), 1, 24),
       (select array_agg(id) from (select s.id from slots s join draws d on d.id = $1 and d.day = s.day
          and d.facility_kind = s.facility_kind where s.given_by = 'ballot'
          order by md5(m.username || s.id) limit 3) liked), now()
     from members m where m.username like 'crowd%'`,
    [draw.id],
  )
  const stands = () =>
    one<{ closed: boolean; drawn: boolean; ranked: number; booked: number; awarded: boolean }>(
      `select closed_at is not null as closed, drawn_at is not null as drawn, awarded_at is not null as awarded,
         (select count(rank) from draw_entries where draw_id = draws.id)::int as ranked,
         (select count(*) from bookings join draw_entries e on e.won = slot_id and e.draw_id = draws.id)::int as booked
       from draws where id = $1`,
      [draw.id],
    )
  const nothing = { closed: false, drawn: false, ranked: 0, booked: 0, awarded: false }

  await killedInTheMiddle([['stop_closing', 'draws', 'update']], () => server.setClock(after(draw.closes, 10)))
  expect(await stands(), 'killed while it closed').toEqual(nothing)

  await server.setClock(after(draw.closes, 20))
  expect(await stands()).toEqual({ ...nothing, closed: true })

  await killedInTheMiddle([['stop_drawing', 'draws', 'update']], () => server.setClock(after(draw.draws, 10)))
  expect(await stands(), 'killed while it was drawn').toEqual({ ...nothing, closed: true })

  // Who has won gets a place in one job, who has not is told in another: both stop at the same moment.
  await killedInTheMiddle(
    [
      ['stop_giving', 'bookings', 'insert'],
      ['stop_telling', 'notices', 'insert'],
    ],
    () => server.setClock(after(draw.draws, 20)),
  )
  const entries =
    crowd +
    (
      await one<{ many: number }>(
        `select count(*)::int as many from draw_entries join members on
    members.id = member_id where draw_id = $1 and username not like 'crowd%'`,
        [draw.id],
      )
    ).many
  expect(await stands(), 'killed while it was given').toEqual({
    ...nothing,
    closed: true,
    drawn: true,
    ranked: entries,
  })

  // What the killed ones have left is taken over half a minute later.
  await server.setClock(after(draw.draws, 30))
  await vi.waitFor(async () => expect((await stands()).awarded).toBe(true), slowly)
  const won = await one<{ winners: number; struck: number; slots: number; ranks: number; last: number }>(
    `select count(won)::int as winners, count(struck)::int as struck, count(distinct won)::int as slots,
       count(distinct rank)::int as ranks, max(rank) as last from draw_entries where draw_id = $1`,
    [draw.id],
  )
  expect([won.ranks, won.last, won.slots]).toEqual([entries, entries, won.winners])
  const given = await one<{ bookings: number; slots: number; members: number }>(
    `select count(*)::int as bookings, count(distinct slot_id)::int as slots, count(distinct b.member_id)::int as members
     from bookings b join draw_entries e on e.draw_id = $1 and e.won = b.slot_id and e.member_id = b.member_id`,
    [draw.id],
  )
  const all = won.winners - won.struck
  expect(given).toEqual({ bookings: all, slots: all, members: all })
  const ofCrowd = await one<{ winners: number; losers: number }>(
    `select count(won)::int as winners, count(*) filter (where won is null)::int as losers
     from draw_entries join members on members.id = member_id where draw_id = $1 and username like 'crowd%'`,
    [draw.id],
  )
  const letters = async () => ({
    closed: await told('抽籤已截止報名%'),
    won: await told('中籤%'),
    lost: await told('抽籤結果：未有中籤%'),
  })
  await vi.waitFor(
    async () =>
      expect(await letters()).toEqual({
        closed: { people: crowd, most: 1 },
        won: { people: ofCrowd.winners, most: 1 },
        lost: { people: ofCrowd.losers, most: 1 },
      }),
    { timeout: 90_000, interval: 250 },
  )
  const published = await fetch(`${server.address}/api/ballot/draw.json?reference=${draw.reference}`)
  expect((await checkBallot(await published.json())).filter(({ holds }) => !holds)).toEqual([])
  await server.close()
}, 180_000)

import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { referenceFrom } from '../../caseReference.ts'
import { bookingsOf, crowdLike, offer } from '../../testing/bookings.ts'
import { databaseUrl, thePortal } from '../../testing/portal.ts'

// PostgreSQL does them at once, over as many connections as several processes have. The embedded database has one
// connection and does them one by one: there the same is asked of few.
const portal = await thePortal()
const url = databaseUrl()
const pool = url ? new pg.Pool({ connectionString: url, max: 40 }) : undefined
afterAll(() => pool?.end())
const many = (onPostgres: number, embedded: number) => (url ? onPostgres : embedded)

const day = '2026-03-04'
const now = new Date('2026-03-02T10:00:00+08:00')
let members: number[]
beforeEach(async () => {
  await portal.reset({ now: now.toISOString() })
  members = await crowdLike(portal, (await portal.memberAs('adult')).id, 200)
})

const query = async <Row>(text: string, values: unknown[] = []) =>
  pool
    ? ((await pool.query(text, values)).rows as Row[])
    : (await portal.db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

interface Wanted {
  memberId: number | undefined
  choices: readonly (number | undefined)[]
  requestKey?: string
}
/** Sends wishes to the database as one batch; held for twelve minutes. */
const ask = async (wishes: readonly Wanted[]) => {
  const asked = wishes.map((wish) => ({
    ...{ bornOn: '1990-01-01', requestKey: randomUUID(), reference: referenceFrom('B', day, 8) },
    ...wish,
  }))
  const until = new Date(now.getTime() + 720_000)
  const text = 'select place, outcome from book_slots($1::jsonb, $2, $3, 18, 65) order by place'
  const rows = await query<{ outcome: string }>(text, [JSON.stringify(asked), now, until])
  return rows.map(({ outcome }) => outcome)
}
const tally = (outcomes: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
const atOnce = async (count: number, wish: (nr: number) => Wanted) =>
  tally((await Promise.all(Array.from({ length: count }, (_, nr) => ask([wish(nr)])))).flat())

/** Slots with two holders, and members beyond their quota: none, ever. */
const wrong = async () => {
  const { rows } = await sql`
    select slot_id from bookings where state in ('held', 'confirmed') group by slot_id having count(*) > 1
    union all select member_id from bookings where state in ('held', 'confirmed', 'forfeited')
      group by member_id, facility_kind, band, quota_from having count(*) > max(quota_most)`.execute(portal.db)
  return rows
}
const numbers = (count: number) => Array.from({ length: count }, (_, nr) => nr)

test('[O03] one slot wanted by two hundred at once has one holder', async () => {
  const slots = await offer(portal, 'a1', day, { courts: many(8, 2), from: 18, until: 19, most: 9 })
  for (const slot of slots)
    expect(await atOnce(200, (nr) => ({ memberId: members[nr], choices: [slot] }))).toEqual({ booked: 1, taken: 199 })
  expect(await wrong()).toEqual([])
})

test('[O03] each of twenty who want twenty slots at once gets as many as the quota says', async () => {
  const slots = await offer(portal, 'a1', day, { courts: 40, from: 9, until: 19, most: 3 })
  const outcomes = await atOnce(400, (nr) => ({ memberId: members[nr % 20], choices: [slots[nr]] }))
  expect(outcomes).toEqual({ booked: 60, quota: 340 })
  expect(await wrong()).toEqual([])
})

test('one request sent fifty times at once is one booking', async () => {
  const slots = await offer(portal, 'a1', day)
  const [memberId, requestKey] = [members[0], randomUUID()]
  const outcomes = await atOnce(50, (nr) => ({ memberId, choices: [slots[nr % 6]], requestKey }))
  expect(outcomes).toEqual({ booked: 1, again: 49 })
})

test('a wish reads no bookings from end to end, although hardly any were there when that was planned', async () => {
  const [slot] = await offer(portal, 'a1', day)
  await sql`analyze bookings`.execute(portal.db)
  const [before, after] = await portal.db.transaction().execute(async (db) => {
    const readWhole = async () =>
      (await sql`select seq_scan from pg_stat_xact_user_tables where relname = 'bookings'`.execute(db)).rows
    const before = await readWhole()
    const wish = { memberId: members[0], bornOn: '1990-01-01', choices: [slot], requestKey: randomUUID() }
    const wishes = JSON.stringify([{ ...wish, reference: referenceFrom('B', day, 8) }])
    await sql`select from book_slots(${wishes}::jsonb, ${now}, null, 18, 65)`.execute(db)
    return [before, await readWhole()]
  })
  expect(after).toEqual(before)
})

test('batches of all kinds at once, and cancelling beside them, end in no deadlock and leave nothing wrong', async () => {
  const slots = await offer(portal, 'a1', day, { courts: 6, from: 9, until: 19 })
  // A fixed sequence that looks like chance: what fails once fails again.
  let seed = 26
  const any = (of: readonly number[]) => {
    seed = (seed * 48_271) % 2_147_483_647
    return of[seed % of.length]
  }
  const wishes = () =>
    numbers(24).map(() => ({ memberId: any(members.slice(0, 60)), choices: [any(slots), any(slots), any(slots)] }))
  const cancel = () =>
    query(
      `update bookings set state = 'cancelled', held_until = null, ended_at = $1
       where id in (select id from bookings where state = 'held' order by id limit 5)`,
      [now],
    )
  const outcomes: string[] = []
  const lane = async (rounds: number) => {
    for (const round of numbers(rounds)) {
      outcomes.push(...(await ask(wishes())))
      if (round % 3 === 2) await cancel()
    }
  }
  const [lanes, rounds] = [16, many(25, 1)]
  await Promise.all(numbers(lanes).map(() => lane(rounds)))
  expect(outcomes).toHaveLength(24 * lanes * rounds)
  expect(await wrong()).toEqual([])
  const kinds = Object.keys(tally(outcomes)).toSorted()
  expect(kinds).toEqual(['booked', 'quota', 'taken'])
}, 120_000)

test('[O03] asked for through the door by everybody at once, a slot is booked once, and each request once', async () => {
  const slots = await offer(portal, 'a1', day)
  const people = await Promise.all(
    (['adult', 'guardian', 'portuguese', 'english'] as const).map((name) => portal.memberAs(name)),
  )
  const keys = people.map(() => randomUUID())
  const answers = await Promise.all(
    numbers(80).map((nr) => {
      const [member, key] = [people[nr % 4], keys[nr % 4]]
      if (!member || !key) throw new Error('nobody asks')
      return bookingsOf(member).book([slots[0], slots[1 + (nr % 4)]], key)
    }),
  )
  const got = new Map(answers.map(({ data }, nr) => [nr % 4, data]))
  for (const [nr, { code, data }] of answers.entries()) expect([code, data]).toEqual([0, got.get(nr % 4)])
  expect(new Set([...got.values()].map(({ slot }) => slot)).size).toBe(4)
  expect([...got.values()].filter(({ slot }) => slot === slots[0])).toHaveLength(1)
  const { count } = await portal.db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(4)
})

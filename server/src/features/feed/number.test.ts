import { setTimeout } from 'node:timers/promises'
import { type CompiledQuery, CompiledQuery as Query } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { databaseUrl, thePortal } from '../../testing/portal.ts'
import { doDue } from '../../testing/venues.ts'
import { feedTable } from './feed.table.ts'

// PostgreSQL has many connections, of several processes. The embedded database has one and does things one by one:
// there the same is asked of few.
const portal = await thePortal()
const url = databaseUrl()
const pool = url ? new pg.Pool({ connectionString: url, max: 40 }) : undefined
afterAll(() => pool?.end())
const many = (onPostgres: number, embedded: number) => (url ? onPostgres : embedded)
const now = new Date('2026-03-02T10:00:00+08:00')

beforeEach(async () => {
  await portal.reset({ now: now.toISOString() })
  await doDue(portal)
})

interface Connection {
  query(text: string, given?: unknown[]): Promise<unknown>
}
/** A connection of another process; of the embedded database the one that there is. */
const withConnection = async <T>(work: (connection: Connection) => Promise<T>) => {
  if (!pool)
    return portal.db
      .transaction()
      .execute((db) => work({ query: (text, given = []) => db.executeQuery(Query.raw(text, given) as CompiledQuery) }))
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
/** Adds a venue with a facility: what a harvester of facilities must learn of. */
const addFacility = async (connection: Connection, nr: number) => {
  await connection.query(
    `with venue as (
       insert into venues (code, name_zh, name_pt, name_en, area_zh, area_pt, area_en, address_zh, address_pt, address_en, place)
       values ('v' || $1::int, 'v', 'v', 'v', 'a', 'a', 'a', 'a', 'a', 'a', $1::int + 1000) returning id)
     insert into facilities (venue_id, code, kind, name_zh, name_pt, name_en, minimum_age, party, peak_by)
     select id, 'hall', 'tennis', 'f' || $1::int, 'f', 'f' || $1::int, 4, 4, 'first_come' from venue`,
    [nr],
  )
}
const inOne = async (connection: Connection, work: () => Promise<unknown>) => {
  if (!pool) return work()
  await connection.query('begin')
  await work()
  await connection.query('commit')
}

/** Whoever harvests facilities from the table, as the feed reads it. */
const aHarvester = () => {
  const seen = new Set<number>()
  let last = 0
  return {
    seen,
    async harvest() {
      await feedTable(portal.db).number(now)
      for (;;) {
        const items = await feedTable(portal.db).page('facility-uses', last, 500)
        for (const { sourceId, number } of items) {
          seen.add(sourceId)
          last = number
        }
        if (items.length === 0) return
      }
    },
  }
}
const facilities = async () => (await portal.db.selectFrom('facilities').select('id').execute()).map(({ id }) => id)
const lost = async (seen: ReadonlySet<number>) => (await facilities()).filter((id) => !seen.has(id))

test('of two changes at the same moment, the one that began first and is committed last is not passed over', async () => {
  const harvester = aHarvester()
  if (!pool) {
    for (const nr of [1, 2]) await withConnection((connection) => addFacility(connection, nr))
    await harvester.harvest()
  } else {
    const [first, second] = await Promise.all([pool.connect(), pool.connect()])
    await first.query('begin')
    await addFacility(first, 1)
    await second.query('begin')
    await addFacility(second, 2)
    await second.query('commit')
    await harvester.harvest()
    expect(harvester.seen.size).toBe(1)
    await first.query('commit')
    first.release()
    second.release()
    await harvester.harvest()
  }
  expect(harvester.seen.size).toBe(2)
  expect(await lost(harvester.seen)).toEqual([])
})

test('while many change things at once and somebody harvests meanwhile, no change is lost', async () => {
  const [writers, rounds] = [many(24, 2), many(20, 3)]
  const harvester = aHarvester()
  let isOn = true
  const harvesting = async () => {
    while (isOn) {
      await harvester.harvest()
      await setTimeout(1)
    }
    // What was being numbered at the end by the one of them.
    for (let round = 0; round < 3; round++) await harvester.harvest()
  }
  const write = async (writer: number) => {
    for (let round = 0; round < rounds; round++)
      await withConnection((connection) =>
        inOne(connection, async () => {
          await addFacility(connection, writer * 100 + round)
          await setTimeout((writer * 7 + round * 13) % 6)
        }),
      )
  }
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer))).finally(() => {
    isOn = false
  })
  await Promise.all([writing, harvesting()])
  expect(await facilities()).toHaveLength(writers * rounds)
  expect(await lost(harvester.seen)).toEqual([])
}, 120_000)

test('numbered by several processes side by side, each change has one number, and none is left', async () => {
  for (let nr = 0; nr < 20; nr++) await withConnection((connection) => addFacility(connection, nr))
  const numberOnce = () =>
    withConnection((connection) => connection.query('select number_feed($1, 7)', [now.toISOString()]))
  await Promise.all(Array.from({ length: many(8, 2) }, numberOnce))
  while (await feedTable(portal.db).number(now)) {}
  const items = await feedTable(portal.db).page('facility-uses', 0, 500)
  expect(items).toHaveLength(20)
  expect(new Set(items.map(({ number }) => number)).size).toBe(20)
  expect(await portal.db.selectFrom('feedMarks').select('id').execute()).toEqual([])
})

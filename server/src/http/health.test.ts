import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { whileReadsFail } from '../testing/failingReads.ts'
import { thePortal } from '../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const ready = async () => {
  const begun = performance.now()
  const response = await portal.app.inject('/readyz')
  return { status: response.statusCode, ...response.json(), seconds: (performance.now() - begun) / 1000 }
}

test('a portal that can serve is ready', async () => {
  expect(await ready()).toMatchObject({ status: 'ready' })
})

test('a process that answers while it starts is not ready until all has begun', async () => {
  let begun: number | undefined
  const app = await buildApp(portal.deps, { started: () => begun })
  onTestFinished(() => app.close())
  const answer = async () => {
    const response = await app.inject('/readyz')
    return [response.statusCode, response.json().reason]
  }
  expect(await answer()).toEqual([503, 'starting'])
  begun = performance.now()
  expect(await answer()).toEqual([200, undefined])
})

test('whoever asks often whether it is ready is told each time', async () => {
  const app = await buildApp(portal.deps, { floodLimit: 2 })
  onTestFinished(() => app.close())
  const statusOf = async (path: string) => (await app.inject(path)).statusCode
  for (let time = 0; time < 5; time += 1)
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([200, 200])
})

test('on tables that a newer version has made, a portal is not ready', async () => {
  await sql`insert into kysely_migration values ('9999_of_tomorrow', '2026-03-02T02:00:00.000Z')`.execute(portal.db)
  onTestFinished(async () => {
    await sql`delete from kysely_migration where name = '9999_of_tomorrow'`.execute(portal.db)
  })

  expect(await ready()).toMatchObject({ status: 'not ready', reason: 'tables' })
})

/** A second server on the same portal, its log, and how often the jobs have been counted for it. */
const watched = async () => {
  const lines: string[] = []
  let counted = 0
  const counts = () => {
    counted += 1
    return portal.deps.jobs.counts()
  }
  const deps = { ...portal.deps, jobs: { ...portal.deps.jobs, counts } }
  const app = await buildApp(deps, { log: { write: (line) => lines.push(line) } })
  onTestFinished(() => app.close())
  const scrape = async () => (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
  return {
    scrape,
    counted: () => counted,
    faults: () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50),
  }
}

test('a metric that cannot be read is a line of the log, and hides no other', async () => {
  const { scrape, faults } = await watched()
  await portal.db
    .insertInto('letterChannels')
    .values({
      channel: 'email',
      failingSince: portal.clock.now(),
      tries: 1,
      reason: 'unreachable',
      nextTryAt: portal.clock.now(),
    })
    .execute()
  const body = await whileReadsFail(portal, { table: 'letterChannels', state: '22012' }, scrape)

  expect(body).toContain('database_reachable 1')
  expect(body).toContain('jobs_waiting 0')
  expect(body).not.toContain('letter_channel_away_seconds')
  // The alarms look at the same table.
  expect(faults()).toMatchObject(Array(2).fill({ msg: 'metrics', fault: 'error', code: '22012' }))
  expect(await scrape()).toContain('letter_channel_away_seconds')
})

test('for one answer the jobs are counted once, for the next anew', async () => {
  const { scrape, counted } = await watched()
  await scrape()
  expect(counted()).toBe(1)
  await scrape()
  expect(counted()).toBe(2)
})

const metrics = async () => {
  const { body } = await portal.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return body
}

/** Holds every connection meanwhile. The embedded database has one: the first holds it, and the others wait. */
const whileHeld = async <T>(work: () => Promise<T>) => {
  const held = Array.from({ length: 8 }, () => portal.db.startTransaction().execute())
  try {
    return await work()
  } finally {
    for (const transaction of held) await (await transaction).rollback().execute()
  }
}

test('how long answers took is counted by route and status, never by address', async () => {
  await portal.app.inject('/api/web/area?_locale=pt')
  await portal.app.inject('/zh/security/change-password/a-secret')
  const body = await metrics()
  const labels = (route: string, status: number) => `{le="2.5",method="GET",route="${route}",status="${status}"}`

  expect(body).toMatch(new RegExp(`seconds_bucket${labels('/api/web/area', 200)} [1-9]`))
  expect(body).toMatch(new RegExp(`seconds_bucket${labels('none', 404)} [1-9]`))
  expect(body).not.toContain('a-secret')
})

test('while its database does not answer, a portal still shows the metrics of its process', async () => {
  const meanwhile = await whileHeld(metrics)
  // As a line of its own: the words of help begin in the same way.
  expect(meanwhile).toMatch(/^database_reachable 0$/m)
  expect(meanwhile).toContain('process_resident_memory_bytes')
  expect(meanwhile).not.toContain('letters_waiting{')

  const afterwards = await metrics()
  expect(afterwards).toMatch(/^database_reachable 1$/m)
  expect(afterwards).toContain('letters_waiting{')
})

test('while others hold every connection, a portal says at once that it is not ready', async () => {
  const { seconds, ...answer } = await whileHeld(ready)

  expect(answer).toMatchObject({ status: 'not ready', reason: 'database' })
  // Within a second on a machine at rest; a connection of the pool is waited for longer than this.
  expect(seconds).toBeLessThan(3)
  expect(await ready()).toMatchObject({ status: 'ready' })
})

import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { people } from '../../demonstration/people.ts'
import { queues, schedule, workers } from '../../features.ts'
import type { Finish, Jobs, Workers } from '../../ports/jobs.ts'
import { attackersOf, solved } from '../../testing/attackers.ts'
import { thePortal } from '../../testing/portal.ts'
import { pgBossJobs } from './pgBoss.ts'

const portal = await thePortal()
const attackers = await attackersOf(portal)
afterAll(() => attackers.app.close())

const { username, email } = people.adult
const { jobs } = portal.deps
const real = workers(portal.deps)
/** The same workers, of which each does its work in another way. */
const doing = (way: (work: (finish?: Finish) => Promise<void>, finish?: Finish) => Promise<void>) =>
  Object.fromEntries(
    Object.entries(real).map(([name, work]) => [
      name,
      (data: never, finish?: Finish) => way((own) => work(data, own), finish),
    ]),
  ) as unknown as Workers // Object.entries loses the names.
const retryNow = () => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(portal.db)
const letters = () => portal.db.selectFrom('letters').select('kind').execute()
const counted = () => portal.db.selectFrom('allowances').select(['key', 'used']).orderBy('key').execute()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe.each([
  [
    'recovery.send',
    () => attackers.post('/account/online/forgot_password', { account: username, solvedCaptcha: solved }),
  ],
  ['login.sendLink', () => attackers.post('/security/login_link', { account: email, solvedCaptcha: solved })],
])('%s', (_, ask) => {
  test('writes one letter when the process dies between the commit and the word that the job is done', async () => {
    await ask()
    await jobs.drain(
      doing(async (work, finish) => {
        await work(finish)
        throw new Error('killed')
      }),
    )
    const once = await counted()
    await retryNow()
    await portal.doJobs()

    expect(await letters()).toHaveLength(1)
    expect(await counted()).toEqual(once)
  })

  test('writes one letter when two workers do it at once', async () => {
    await ask()
    await jobs.drain(
      doing(async (work, finish) => {
        await Promise.allSettled([work(finish), work(finish)])
      }),
    )
    const once = await counted()
    await portal.doJobs()

    expect(await letters()).toHaveLength(1)
    expect(once.map(({ used }) => used).filter((used) => used > 1)).toEqual([])
  })

  test('uses up nothing when it fails, and writes its letter in the end', async () => {
    await ask()
    const before = await counted()
    for (let tries = 0; tries < 5; tries += 1) {
      await jobs.drain(
        doing((work) =>
          work(async () => {
            throw new Error('the database is away')
          }),
        ),
      )
      await retryNow()
    }
    expect(await counted()).toEqual(before)
    expect(await letters()).toEqual([])

    await portal.doJobs()
    expect(await letters()).toHaveLength(1)
  })
})

test('a job is taken over from a process that was killed after half a minute, tried for a day, at most every ten minutes', async () => {
  const found = await sql<{ name: string; expireSeconds: number; retryLimit: number; retryDelay: number }>`
    select name, expire_seconds, retry_limit, retry_delay, retry_delay_max, retry_backoff from jobs.queue
    where name = any (${[...queues]}::text[]) order by name collate "C"`.execute(portal.db)
  const tried = { retryLimit: 150, retryDelay: 1, retryDelayMax: 600, retryBackoff: true }

  expect(found.rows).toEqual(
    [...queues].sort().map((name) => ({ name, expireSeconds: name === 'cleaning.hourly' ? 3600 : 30, ...tried })),
  )
})

test('a job that has failed for good is counted, and an alarm', async () => {
  await inTransaction(portal.deps, ({ db, jobs }) => jobs.add(db, { name: 'card.resume', data: { memberId: 1 } }))
  await sql`update jobs.job set retry_limit = 0`.execute(portal.db)
  await jobs.drain(doing(() => Promise.reject(new Error('a bug'))))
  await portal.doJobs()

  expect(await jobs.counts()).toMatchObject({ waiting: 0, failed: 1 })
  expect(portal.alarms).toEqual(['jobs_failed'])
  const { body } = await portal.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect(body).toContain('jobs_failed 1')
  expect(body).toContain('alarm{alarm="jobs_failed"} 1')
})

test('a job that has failed and will be tried again still waits', async () => {
  await inTransaction(portal.deps, ({ db, jobs }) => jobs.add(db, { name: 'card.resume', data: { memberId: 1 } }))
  await jobs.drain(doing(() => Promise.reject(new Error('a bug'))))
  const { rows } = await sql<{ state: string }>`select state::text from jobs.job`.execute(portal.db)

  expect(rows).toEqual([{ state: 'retry' }])
  expect(await jobs.counts()).toMatchObject({ waiting: 1, failed: 0 })
})

test('the oldest job is the one that has waited longest for its turn, and none that has failed or is not due', async () => {
  const add = (memberId: number) =>
    inTransaction(portal.deps, ({ db, jobs }) => jobs.add(db, { name: 'card.resume', data: { memberId } }))
  const since = (memberId: number, minutes: number) =>
    sql`update jobs.job set start_after = now() - make_interval(mins => ${minutes})
      where data->>'memberId' = ${String(memberId)}`.execute(portal.db)
  await add(1)
  await sql`update jobs.job set retry_limit = 0`.execute(portal.db)
  await jobs.drain(doing(() => Promise.reject(new Error('a bug'))))
  await since(1, 60)
  expect(await jobs.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 1 })

  for (const [memberId, minutes] of [
    [2, 10],
    [3, 5],
    [4, -5],
  ] as const) {
    await add(memberId)
    await since(memberId, minutes)
  }
  const { waiting, oldestSeconds } = await jobs.counts()
  expect(waiting).toBe(3)
  expect(oldestSeconds).toBeGreaterThanOrEqual(600)
  expect(oldestSeconds).toBeLessThan(660)
})

const addTo = (own: Jobs, database: Database, members: readonly number[]) =>
  inTransaction({ ...portal.deps, ...database }, async ({ db }) => {
    for (const memberId of members) await own.add(db, { name: 'card.resume', data: { memberId } })
  })

/** What the log has of a worker that cannot fetch its jobs, for the reason with this code. */
const failingWorker = async (state: string) => {
  const database = await openDatabase({ folder: 'memory://' })
  const lines: string[] = []
  const own = await pgBossJobs(database, ['card.resume'], { supervise: false, write: (line) => lines.push(line) })
  await addTo(own, database, [1])
  await sql`create sequence failures`.execute(database.db)
  const raise = `begin perform nextval('failures'); raise sqlstate '${state}' using message = 'siumei@example.mo'; end`
  await sql`create function fail() returns trigger language plpgsql as ${sql.lit(raise)}`.execute(database.db)
  await sql`create trigger fail before update on jobs.job_common for each statement execute function fail()`.execute(
    database.db,
  )
  await own.work(real)
  const failures = async () =>
    (await sql<{ count: number }>`select last_value as count from failures`.execute(database.db)).rows[0]?.count ?? 0
  await expect.poll(failures, { timeout: 20_000 }).toBeGreaterThan(2)
  await own.stop()
  await database.close()
  return lines
}

test('a fault of the queue is a line of the log: its place, and never its message', async () => {
  const [line = '', another = ''] = await failingWorker('22012')

  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    msg: 'jobs',
    queue: 'card.resume',
    fault: 'error',
    code: '22012',
    stack: expect.arrayContaining([expect.any(String)]),
  })
  expect(another).not.toBe('')
  expect(line + another).not.toContain('siumei')
})

test('in an outage the queues are silent: of that the connections tell', async () => {
  expect(await failingWorker('57P01')).toEqual([])
})

test('a job that is added to an idle queue begins at once, though the queue itself looks once a minute', async () => {
  const database = await openDatabase({ folder: 'memory://' })
  const own = await pgBossJobs(database, ['card.resume'], { supervise: false })
  const done: number[] = []
  await own.work({ ...real, 'card.resume': async ({ memberId }) => void done.push(memberId) })
  for (const memberId of [1, 2]) {
    await addTo(own, database, [memberId])
    await expect.poll(() => done, { timeout: 20_000 }).toContain(memberId)
  }
  await own.stop()
  await database.close()
})

test('one bad job brings none of its batch back', async () => {
  const database = await openDatabase({ folder: 'memory://' })
  const own = await pgBossJobs(database, ['card.resume'], { supervise: false })
  const done: number[] = []
  const resume = async ({ memberId }: { memberId: number }) => {
    done.push(memberId)
    if (memberId === 2) throw new Error('a bug')
  }
  await addTo(own, database, [1, 2, 3])
  await own.work({ ...real, 'card.resume': resume })
  await expect.poll(() => done.filter((memberId) => memberId === 2).length, { timeout: 20_000 }).toBeGreaterThan(2)
  await own.stop()
  await database.close()

  expect(done.filter((memberId) => memberId !== 2).sort()).toEqual([1, 3])
})

test('on a schedule, everything old is purged every hour, and what has a day or waits is looked at again and again', async () => {
  const database = await openDatabase({ folder: 'memory://' })
  const own = await pgBossJobs(database, queues, { supervise: false })
  await own.repeat(schedule)
  const kept = await sql<{ name: string; cron: string }>`select name, cron from jobs.schedule order by name`.execute(
    database.db,
  )
  await own.stop()
  await database.close()

  expect(kept.rows).toEqual([
    { name: 'account.renewCardKey', cron: '0 * * * *' },
    { name: 'application.askBureau', cron: '*/5 * * * *' },
    { name: 'bulletin.begin', cron: '*/5 * * * *' },
    { name: 'card.remind', cron: '0 * * * *' },
    { name: 'cleaning.hourly', cron: '0 * * * *' },
    { name: 'companion.endOver', cron: '0 * * * *' },
    { name: 'content.publish', cron: '*/5 * * * *' },
    { name: 'due.minute', cron: '* * * * *' },
    { name: 'erasureRequest.carryOut', cron: '0 * * * *' },
    { name: 'erasureRequest.formerMembers', cron: '0 * * * *' },
    { name: 'guardianship.handOver', cron: '0 * * * *' },
    { name: 'missingDocument.overdue', cron: '0 * * * *' },
    { name: 'points.expire', cron: '0 * * * *' },
    { name: 'points.missGifts', cron: '0 * * * *' },
    { name: 'points.openYears', cron: '0 * * * *' },
    { name: 'recovery.due', cron: '*/5 * * * *' },
    { name: 'supplement.askBureau', cron: '*/5 * * * *' },
  ])
})

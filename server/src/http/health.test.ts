import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
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

test('on tables that a newer version has made, a portal is not ready', async () => {
  await sql`insert into kysely_migration values ('9999_of_tomorrow', '2026-03-02T02:00:00.000Z')`.execute(portal.db)
  onTestFinished(async () => {
    await sql`delete from kysely_migration where name = '9999_of_tomorrow'`.execute(portal.db)
  })

  expect(await ready()).toMatchObject({ status: 'not ready', reason: 'tables' })
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

test('while its database does not answer, a portal still shows the metrics of its process', async () => {
  const meanwhile = await whileHeld(metrics)
  expect(meanwhile).toContain('database_reachable 0')
  expect(meanwhile).toContain('process_resident_memory_bytes')
  expect(meanwhile).not.toContain('letters_waiting{')

  const afterwards = await metrics()
  expect(afterwards).toContain('database_reachable 1')
  expect(afterwards).toContain('letters_waiting{')
})

test('while others hold every connection, a portal says at once that it is not ready', async () => {
  const { seconds, ...answer } = await whileHeld(ready)

  expect(answer).toMatchObject({ status: 'not ready', reason: 'database' })
  // Within a second on a machine at rest; a connection of the pool is waited for longer than this.
  expect(seconds).toBeLessThan(3)
  expect(await ready()).toMatchObject({ status: 'ready' })
})

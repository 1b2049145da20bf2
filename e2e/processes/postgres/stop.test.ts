import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { pgBossJobs } from '../../../server/src/adapters/jobs/pgBoss.ts'
import { openDatabase } from '../../../server/src/database/database.ts'
import { openServer } from '../../server.ts'
import { aCluster } from './cluster.ts'

const cluster = await aCluster()
cluster.start()
afterAll(cluster.close)
const url = `postgresql://postgres@127.0.0.1:${cluster.port}/postgres`

/** Lets the portal purge at once, as it does each hour. */
const purge = async () => {
  const database = await openDatabase({ url })
  const jobs = await pgBossJobs(database, ['cleaning.hourly'], { supervise: false })
  await database.db.transaction().execute((db) => jobs.add(db, { name: 'cleaning.hourly', data: {} }))
  await jobs.stop()
  await database.close()
}

test('a purge that waits for a lock does not hold up the end of the process', async () => {
  const server = await openServer({ environment: { DATABASE_URL: url } })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin; lock table security_log')
  await purge()
  const waiting = `select 1 from pg_locks where not granted and relation = 'security_log'::regclass`
  await vi.waitFor(async () => expect((await client.query(waiting)).rows).toHaveLength(1), { timeout: 60_000 })

  expect(await server.stop('SIGTERM')).toBe(0)
  await client.end()
})

test('a process whose database is away ends well, too', async () => {
  const server = await openServer({ environment: { DATABASE_URL: url } })
  cluster.stop('immediate')

  expect(await server.stop('SIGTERM')).toBe(0)
})

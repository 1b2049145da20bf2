import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../server/src/database/database.ts'
import { isOutage } from '../../../server/src/database/outage.ts'
import { openServer, type PortalServer } from '../../server.ts'
import { keep } from '../keeper.ts'
import { aRegistrant, ask } from '../registrant.ts'
import { aCluster, type Cluster, replicaOf } from './cluster.ts'
import { sharingPooler } from './pooler.ts'

let primary: Cluster
let replica: Cluster
let server: PortalServer
beforeAll(async () => {
  primary = await aCluster()
  replica = await replicaOf(primary)
})
afterAll(async () => {
  await server?.close()
  replica?.close()
  primary?.close()
})

const addressOf = (...clusters: Cluster[]) =>
  `postgresql://postgres@${clusters.map(({ port }) => `127.0.0.1:${port}`).join()}/postgres`

/** Asks the primary directly, beside the portal. */
const direct = async () => {
  const client = new pg.Client({ connectionString: addressOf(primary) })
  await client.connect()
  return client
}

const logIn = () =>
  fetch(`${server.address}/api/security/login_one_pass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'api-language': 'en' },
    body: JSON.stringify({ method: 'account', username: 'siumei', password: 'open-sesame-26' }),
  })
const ready = () => fetch(`${server.address}/readyz`)
const loggedInAgain = () =>
  vi.waitFor(async () => expect(await (await logIn()).json()).toMatchObject({ code: 0 }), {
    timeout: 60_000,
    interval: 200,
  })
const sorry = { code: -1, message: 'System error, please try later', reference: expect.any(String) }

test('a start waits for a database that is not there yet, and passes by a replica', async () => {
  const nobody = createServer((socket) => socket.destroy()).listen(primary.port, '127.0.0.1')
  const starting = openServer({ environment: { DATABASE_URL: addressOf(replica, primary) } })
  await Promise.race([once(nobody, 'connection'), starting])
  nobody.close()
  await once(nobody, 'close')
  primary.start()
  replica.start()

  server = await starting
  // It gives the database less than a second, and the jobs of the first minute begin beside it: asked until it is.
  await expect.poll(async () => (await ready()).status, { timeout: 20_000 }).toBe(200)
})

test('a process survives the loss of every connection, and works on', async () => {
  const client = await direct()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and pid <> $2', [
    'postgres',
    (await client.query('select pg_backend_pid() as pid')).rows[0].pid,
  ])
  await client.end()

  await loggedInAgain()
})

test('a transaction whose connection is lost between two statements ends as an outage', async () => {
  const lost: string[] = []
  const { db, close } = await openDatabase({ url: addressOf(primary) }, (code) => lost.push(code))
  const transaction = await db.startTransaction().execute()
  await transaction.selectFrom('installation').select('mode').limit(1).execute()
  const client = await direct()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'`)
  await client.end()

  await vi.waitFor(() => expect(lost).toEqual(['57P01']))
  const next = transaction.selectFrom('installation').select('mode').limit(1).execute()
  await expect(next).rejects.toSatisfy(isOutage)
  await transaction
    .rollback()
    .execute()
    .catch(() => undefined)
  expect(await db.selectFrom('installation').select('mode').limit(1).execute()).toHaveLength(1)
  await close()
})

test('a request has time limits, a migration has none', async () => {
  const { db, withoutLimits, close } = await openDatabase({ url: addressOf(primary) })
  const limits = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`

  expect((await limits.execute(db)).rows).toEqual([{ statement: '8s', lock: '4s' }])
  expect((await limits.execute(withoutLimits)).rows).toEqual([{ statement: '0', lock: '0' }])
  await close()
})

test('who waits for a lock is answered in our own words, while the lock is still held', async () => {
  const client = await direct()
  await client.query('begin; lock table members')
  const response = await logIn()
  await client.end()

  expect(response.status).toBe(503)
  expect(await response.json()).toEqual(sorry)
  await loggedInAgain()
})

test('a database that has stopped where it is keeps nobody waiting', async () => {
  await loggedInAgain()
  primary.pause()
  const begun = performance.now()
  const [call, readiness, liveness] = await Promise.all([logIn(), ready(), fetch(`${server.address}/healthz`)])
  const seconds = (performance.now() - begun) / 1000
  primary.resume()

  expect(liveness.status).toBe(200)
  expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'not ready', reason: 'database' }])
  expect([call.status, await call.json()]).toEqual([503, sorry])
  // By our limits 13; nginx would end it after 30, in no language of ours.
  expect(seconds).toBeLessThan(25)
  await loggedInAgain()
})

test('a backup is made of the primary, also where a living replica is named before it', async () => {
  const place = mkdtempSync(join(tmpdir(), 'palaestra-backup-'))
  const standby = new pg.Client({ connectionString: addressOf(replica) })
  await standby.connect()
  await standby.query('select pg_wal_replay_pause()')
  const paused = async () => (await standby.query('select pg_get_wal_replay_pause_state() as state')).rows[0].state
  await vi.waitFor(async () => expect(await paused()).toBe('paused'), { timeout: 60_000, interval: 100 })
  const client = await direct()
  await client.query('create table on_the_primary_alone ()')
  keep('backup', [join(place, 'backup')], {
    DATA_DIR: place,
    DATABASE_URL: addressOf(replica, primary),
    SECRET: 'thirty-two characters nobody guesses',
  })
  const kept = execFileSync('pg_restore', ['--list', join(place, 'backup/database.dump')], { encoding: 'utf8' })
  rmSync(place, { recursive: true })
  await standby.query('select pg_wal_replay_resume()')
  await client.query('drop table on_the_primary_alone')
  await Promise.all([standby.end(), client.end()])

  expect(kept).toContain('on_the_primary_alone')
})

test('a replica that was promoted is found without a new start', async () => {
  primary.stop('immediate')
  const meanwhile = await logIn()
  replica.promote()

  expect(meanwhile.status).toBe(503)
  await loggedInAgain()
  await expect.poll(async () => (await ready()).status, { timeout: 20_000 }).toBe(200)
})

test('jobs work on after all this: a text message leaves', async () => {
  const mobile = '66345678'
  const headers = await aRegistrant(server.address, '10.5.1.1')
  await ask(server.address, '/security/send_register_sms', { body: { mobile }, headers })

  await vi.waitFor(async () => expect(await server.inbox(mobile)).toHaveLength(1), { timeout: 60_000, interval: 200 })
})

test('a backup is made of whichever host is the primary', () => {
  const place = mkdtempSync(join(tmpdir(), 'palaestra-backup-'))
  const kept = keep('backup', [join(place, 'backup')], {
    DATA_DIR: place,
    DATABASE_URL: addressOf(primary, replica),
    SECRET: 'thirty-two characters nobody guesses',
  })
  rmSync(place, { recursive: true })

  expect(kept).toMatchObject({ status: 0, complained: '' })
})

test('through a pooler that shares connections between transactions a start ends in one sentence', async () => {
  const pooler = await sharingPooler(replica.port)
  const started = openServer({
    environment: { DATABASE_URL: `postgresql://postgres@127.0.0.1:${pooler.port}/postgres` },
  })

  await expect(started).rejects.toThrow('DATABASE_URL leads to a pooler that shares connections')
  pooler.close()
})

test.each([
  ['an unknown database', 'nothing', 'has no database of this name'],
  ['tables of a newer version', 'postgres', 'The tables are newer than this program'],
])('with %s a start ends in one sentence', async (_, database, sentence) => {
  const client = new pg.Client({ connectionString: addressOf(replica) })
  await client.connect()
  await client.query(`insert into kysely_migration values ('9999_of_tomorrow', now()) on conflict do nothing`)
  await client.end()
  const started = openServer({
    environment: { DATABASE_URL: addressOf(replica).replace(/postgres$/, database) },
  })

  await expect(started).rejects.toThrow(sentence)
  await expect(started).rejects.not.toThrow('    at ')
})

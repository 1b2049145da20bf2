import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { hostsOf } from '../../../server/src/database/hosts.ts'
import { type Limits, usualLimits } from '../../../server/src/database/limits.ts'
import { isOutage } from '../../../server/src/database/outage.ts'
import { poolOf } from '../../../server/src/database/pool.ts'
import { aCluster } from './cluster.ts'
import { silentServer } from './pooler.ts'

const server = await aCluster()
server.start()
afterAll(server.close)
const host = `127.0.0.1:${server.port}`
const addressOf = (...hosts: string[]) => `postgresql://postgres@${hosts.join()}/postgres`

/** Nothing ever listens on it. */
const nobody = '127.0.0.1:1'

const lost: string[] = []
beforeEach(() => {
  lost.length = 0
})

const open = (url: string, changes: Partial<Limits> = {}) => {
  const limits = { ...usualLimits, ...changes }
  const pool = poolOf({ hosts: hostsOf(url), limits, max: 1, onLost: (code) => lost.push(code) })
  let ended: Promise<void> | undefined
  const end = () => (ended ??= pool.end())
  onTestFinished(end)
  return { ...pool, end }
}

/** Lets everybody in, and answers no statement. */
const silent = await silentServer()
afterAll(silent.close)

test('a host that is gone is followed by the next one in the same request', async () => {
  const { query } = open(addressOf(nobody, host))

  expect((await query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('and so is one that lets us in and never answers', async () => {
  const { query } = open(addressOf(silent.host, host))

  expect((await query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('all hosts together have the time of one', async () => {
  const { query } = open(addressOf(silent.host, silent.host, silent.host, silent.host))
  const asked = query('select 1').then(
    () => 'answered',
    (error: unknown) => (isOutage(error) ? 'outage' : error),
  )
  // One after the other with the time of each would be sixteen seconds.
  const long = new Promise((resolve) => setTimeout(resolve, 3 * usualLimits.connect, 'too late').unref())

  expect(await Promise.race([asked, long])).toBe('outage')
})

test('a connection that never began is not reported as lost', async () => {
  const { query } = open(addressOf(silent.host), { connect: 500 })

  await expect(query('select 1')).rejects.toSatisfy(isOutage)
  expect(lost).toEqual([])
})

test('a connection on which nothing can be written any more is left for the next', async () => {
  const { query } = open(addressOf(host))
  // As after the demotion of a primary: it answers as before, and every change is refused.
  await query('set default_transaction_read_only = on')
  const write = () => query('create table written_somewhere (one integer)')

  await expect(write()).rejects.toSatisfy(isOutage)
  expect(lost).toEqual(['25006'])
  await write()
  await query('drop table written_somewhere')
})

test('a text that fails within its own transaction leaves none behind', async () => {
  const { query } = open(addressOf(host))

  await expect(query('begin; select 1 / 0')).rejects.toThrow('division by zero')
  expect((await query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test.each([
  ['lock_timeout', '4s'],
  ['statement_timeout', '8s'],
  ['idle_in_transaction_session_timeout', '10s'],
])('%s is %s', async (name, limit) => {
  const { query } = open(addressOf(host))

  expect((await query(`show ${name}`)).rows).toEqual([{ [name]: limit }])
})

test('what is not given back ends with the pool, though its statement waits for a lock', async () => {
  const [holder, waiter] = [open(addressOf(host)), open(addressOf(host), { lock: 0, statement: 0, answer: 0 })]
  const client = await holder.connect()
  const lock = 'select pg_advisory_lock(1)'
  await client.query(lock)
  const waiting = waiter.query(lock).catch((error: Error) => error.message)
  await waiter.end()

  expect(await waiting).toBe('Connection terminated')
  client.release(true)
})

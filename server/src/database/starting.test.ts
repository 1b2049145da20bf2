import type pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConfigError } from '../config.ts'
import { hostsOf } from './hosts.ts'
import { noLimits, usualLimits } from './limits.ts'
import { because, DatabaseUnavailable } from './outage.ts'
import { poolOf } from './pool.ts'
import { untilReachable } from './starting.ts'

test('a database that stays away is one sentence in the end', async () => {
  const hosts = hostsOf('postgresql://127.0.0.1:1,127.0.0.1:2/nothing')
  const { connect } = poolOf({ hosts, limits: noLimits, max: 1, onLost: () => {} })

  await expect(untilReachable(connect, 1)).rejects.toThrow(/^The database at DATABASE_URL does not answer\.$/)
})

const refusedWith = (code: string) => async () => {
  throw new DatabaseUnavailable(because(code))
}

test.each([
  ['28000', 'does not let this user in'],
  ['28P01', 'does not accept this user with this password'],
  ['3D000', 'has no database of this name'],
])('a mistake that no waiting mends (%s) ends the start at once', async (code, sentence) => {
  const failed = untilReachable(refusedWith(code)).catch((error: unknown) => error)

  expect(await failed).toBeInstanceOf(ConfigError)
  expect(await failed).toMatchObject({ message: expect.stringContaining(`${sentence}`) })
  expect(await failed).toMatchObject({ message: expect.stringContaining(`(${code})`) })
})

test('a database that starts as well is waited for, and that is said once', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  let tries = 0
  let released = 0
  const client = { release: () => (released += 1) } as unknown as pg.PoolClient
  await untilReachable(async () => {
    tries += 1
    if (tries < 3) throw new DatabaseUnavailable(because('57P03'))
    return client
  })

  expect([tries, released]).toEqual([3, 1])
  expect(said.mock.calls).toEqual([[expect.stringContaining('(57P03)')]])
})

test('a request that waits ends while somebody still looks at the screen', () => {
  const { connect, lock, statement, idleInTransaction, answer } = usualLimits

  expect(connect + answer).toBe(13_000)
  expect([lock, statement, idleInTransaction]).toEqual([4000, 8000, 10_000])
  expect(noLimits).toEqual({ connect: 4000, lock: 0, statement: 0, idleInTransaction: 0, answer: 0 })
})

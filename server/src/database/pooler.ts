import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { ConfigError } from '../config.ts'

type Client = pg.PoolClient & { processID?: number } // pg does not declare it.

/** Milliseconds in which the process of a connection of one’s own would have answered. */
const patience = 2000

const processOf = async (client: Client) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

/** True when a transaction of another client takes away the process that `one` has just worked with. */
const isTakenAway = async (one: Client, connect: () => Promise<Client>) => {
  const other = await connect()
  try {
    const before = await processOf(one)
    await other.query('begin')
    await processOf(other)
    const after = await Promise.race([processOf(one), pause(patience)])
    await other.query('rollback')
    return before !== after
  } finally {
    other.release()
  }
}

/**
 * Refuses a pooler that gives every transaction another connection, such as PgBouncer with `pool_mode = transaction`:
 * the lock of the start, time limits and prepared statements belong to one connection.
 *
 * @throws ConfigError
 */
export const refuseSharedConnections = async (connect: () => Promise<Client>) => {
  const one = await connect()
  try {
    // PostgreSQL names its process while connecting; a pooler in between names something of its own.
    const isDirect = one.processID === (await processOf(one))
    if (!isDirect && (await isTakenAway(one, connect)))
      throw new ConfigError(
        'DATABASE_URL leads to a pooler that shares connections between transactions. Use pool_mode = session, or the server itself.',
      )
  } finally {
    one.release()
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { ConfigError } from '../config.ts'

type Client = pg.PoolClient & { processID?: number } // pg does not declare it.

/** Milliseconds in which the process of a connection of one’s own would have answered. */
const patience = 2000

const processOf = async (client: Client) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

/** True when the client does not keep its process while another one is in a transaction. */
const changesProcess = async (client: Client, connect: () => Promise<Client>) => {
  const other = await connect()
  try {
    const before = await processOf(client)
    // With `pool_mode = statement` nothing can begin.
    const begun = await other.query('begin').catch(() => undefined)
    if (!begun || (await processOf(other)) === before) return true
    // A pooler may come back to the same process by chance, but hardly every time.
    for (const _ of [1, 2, 3])
      if ((await Promise.race([processOf(client), pause(patience, undefined, { ref: false })])) !== before) return true
    return false
  } finally {
    // Its transaction ends with it.
    other.release(true)
  }
}

/**
 * Refuses a pooler that gives every transaction another connection, such as PgBouncer with `pool_mode = transaction`:
 * the lock of the start, time limits and prepared statements belong to one connection.
 *
 * @throws ConfigError
 */
export const refuseSharedConnections = async (connect: () => Promise<Client>) => {
  const client = await connect()
  try {
    // PostgreSQL names its process while connecting; a pooler in between names something of its own.
    const isDirect = client.processID === (await processOf(client))
    if (!isDirect && (await changesProcess(client, connect)))
      throw new ConfigError(
        'DATABASE_URL leads to a pooler that shares connections between transactions. Use pool_mode = session, or the server itself.',
      )
  } finally {
    client.release()
  }
}

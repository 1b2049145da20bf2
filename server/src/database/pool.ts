import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { clientOf, type OnLost } from './client.ts'
import type { Hosts } from './hosts.ts'
import type { Limits } from './limits.ts'
import { because, DatabaseUnavailable } from './outage.ts'

interface PoolOptions {
  hosts: Hosts
  limits: Limits
  max: number
  onLost: OnLost
}

/** Milliseconds that the end waits for connections in use. */
const patience = 1000

/** A pool of connections to the primary, in the form that Kysely takes. */
export const poolOf = ({ hosts, limits, max, onLost }: PoolOptions) => {
  const pool = new pg.Pool({
    max,
    Client: clientOf(hosts, limits, onLost),
    // For a free connection, and for a new one until its first statement is answered. Each host has its part of the time.
    connectionTimeoutMillis: limits.connect / hosts.count,
    keepAlive: true,
  })
  // Each client reports its own loss; without a listener here it would end the process.
  pool.on('error', () => {})
  const inUse = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_, client) => inUse.delete(client))

  /** Tries as often as there are hosts: a client that could not begin has left its host for the next. */
  const connect = (tries = hosts.count): Promise<pg.PoolClient> =>
    pool.connect().catch((error: unknown) => {
      if (tries > 1) return connect(tries - 1)
      // The pool’s own errors are about its time limit, and have no code.
      throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(because('no_answer'))
    })

  return {
    connect: () => connect(),
    /** One statement, or several in one text. */
    async query(text: string, values?: unknown[]) {
      const client = await connect()
      try {
        const result = await client.query(text, values)
        client.release()
        return result
      } catch (error) {
        // A text may have begun a transaction, which ends with its connection.
        client.release(true)
        throw error
      }
    },
    options: pool.options,
    /** Breaks off what is not back in a moment: a purge without time limits may wait for a lock for ever. */
    async end() {
      await Promise.race([pool.end(), pause(patience, undefined, { ref: false })])
      // They are of our class of clients; pg declares less.
      for (const client of inUse) void (client as unknown as pg.Client).end()
    },
  }
}

export type Pool = ReturnType<typeof poolOf>

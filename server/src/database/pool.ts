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

/** A pool of connections to the primary, in the form that Kysely takes. */
export const poolOf = ({ hosts, limits, max, onLost }: PoolOptions) => {
  const pool = new pg.Pool({
    max,
    Client: clientOf(hosts, limits, onLost),
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
  })
  // Each client reports its own loss; without a listener here it would end the process.
  pool.on('error', () => {})

  /** Tries each host once. A pool without a free connection says nothing about the host. */
  const connect = (tries = hosts.count): Promise<pg.PoolClient> =>
    pool.connect().catch((error: unknown) => {
      // The pool’s own errors are about its time limit, and have no code.
      if (!(error instanceof DatabaseUnavailable)) throw new DatabaseUnavailable(because('no_answer'))
      if (tries > 1) return connect(tries - 1)
      throw error
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
    end: () => pool.end(),
  }
}

export type Pool = ReturnType<typeof poolOf>

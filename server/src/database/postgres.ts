import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { OnLost } from './client.ts'
import type { Database } from './database.ts'
import { hostsOf } from './hosts.ts'
import { kyselyOf } from './kysely.ts'
import { noLimits, usualLimits } from './limits.ts'
import { poolOf } from './pool.ts'
import { refuseSharedConnections } from './pooler.ts'
import { untilReachable } from './starting.ts'

/** An arbitrary number that always stays the same. */
const lockOfStart = 20261120

/**
 * Opens PostgreSQL, and waits for one that is starting.
 *
 * @throws ConfigError for what waiting does not mend, else DatabaseUnavailable
 */
export const openPostgres = async (url: string, onLost: OnLost): Promise<Database> => {
  // bigint as number, dates as yyyy-mm-dd: by default the two drivers disagree.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
  const hosts = hostsOf(url)
  // The lock of the start, and the connections of a migration; later those of a purge.
  const patient = poolOf({ hosts, limits: noLimits, max: 3, onLost })
  const pool = poolOf({ hosts, limits: usualLimits, max: 8, onLost })
  const close = async () => {
    await Promise.all([pool.end(), patient.end()])
  }
  const alone = async <T>(work: () => Promise<T>) => {
    const client = await patient.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [lockOfStart])
      return await work()
    } finally {
      // The lock ends with its connection.
      client.release(true)
    }
  }
  try {
    await untilReachable(patient.connect)
    await refuseSharedConnections(patient.connect)
  } catch (error) {
    await close()
    throw error
  }
  return {
    db: kyselyOf(new PostgresDialect({ pool })),
    withoutLimits: kyselyOf(new PostgresDialect({ pool: patient })),
    forJobs: { db: { executeSql: pool.query } },
    forTablesOfJobs: { db: { executeSql: patient.query } },
    alone,
    close,
  }
}

import type { Kysely, Transaction } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { OnLost } from './client.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import type { Tables } from './tables.ts'

/** Inside a transaction or not: for reading, and for writing by one statement. */
export type Db = Kysely<Tables>
/** Inside a transaction: for work that must be undone with the rest. */
export type Tx = Transaction<Tables>
/** Outside any transaction: for slow work, and for writes that must count even when the rest is undone. */
export type NoTx = Db & { readonly isTransaction: false }

export interface Database {
  /** Every statement has a time limit; one that meets it is an outage (outage.ts). */
  db: NoTx
  /** For what may take minutes: migrations, and purging. */
  withoutLimits: NoTx
  /** The same database in the form that pg-boss takes. */
  forJobs: ConstructorOptions
  /** The same without limits, for making and migrating the tables of pg-boss. */
  forTablesOfJobs: ConstructorOptions
  /** Runs the work in one process at a time, of all that share the database; the others wait. */
  alone<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

type Where = { url: string } | { folder: string }

/**
 * Opens the database and brings its tables to their newest form.
 *
 * @throws FolderInUse, DatabaseUnavailable, ConfigError
 */
export const openDatabase = async (where: Where, onLost: OnLost = () => {}): Promise<Database> => {
  const database = 'url' in where ? await openPostgres(where.url, onLost) : await openEmbedded(where.folder)
  try {
    await database.alone(() => migrate(database.withoutLimits))
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

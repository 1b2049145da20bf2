import { mkdirSync } from 'node:fs'
import { PGlite, types } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { type ConstructorOptions, fromPglite } from 'pg-boss'
import { lockFolder } from './lock.ts'

export { FolderInUse } from './lock.ts'

import { migrations } from './migrations/index.ts'
import { nameOf } from './prepared.ts'
import type { Tables } from './tables.ts'

/** Inside a transaction or not: for reading, and for writing by one statement. */
export type Db = Kysely<Tables>
/** Inside a transaction: for work that must be undone with the rest. */
export type Tx = Transaction<Tables>
/** Outside any transaction: for slow work, and for writes that must count even when the rest is undone. */
export type NoTx = Db & { readonly isTransaction: false }

export interface Database {
  db: NoTx
  /** The same database in the form that pg-boss takes. */
  forJobs: ConstructorOptions
  /** Runs the work in one process at a time, of all that share the database; the others wait. */
  alone<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** An arbitrary number that always stays the same. */
const lockOfStart = 20261120

// Kysely’s type only says that it may be a transaction. This one is none.
const kysely = (dialect: PGliteDialect | PostgresDialect) =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] }) as NoTx

type Ask = (asked: unknown, values?: unknown, answer?: unknown) => Promise<pg.QueryResult>

/** Sends prepared statements by their name (prepared.ts), all others as they are. */
class NamingClient extends pg.Client {
  // pg declares eight signatures of `query`. All of them are these three arguments.
  override query = ((asked, values, answer) => {
    const ask = super.query as unknown as Ask
    const name = typeof asked === 'string' ? nameOf(asked) : undefined
    return name ? ask.call(this, { name, text: asked, values }, answer) : ask.call(this, asked, values, answer)
  }) as Ask as unknown as pg.Client['query']
}

/** bigint as number, dates as yyyy-mm-dd: by default the two drivers disagree. */
const openPostgres = (url: string): Database => {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
  const pool = new pg.Pool({ connectionString: url, max: 8, Client: NamingClient })
  const db = kysely(new PostgresDialect({ pool }))
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values)
  const alone = async <T>(work: () => Promise<T>) => {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [lockOfStart])
      return await work()
    } finally {
      // The lock ends with its connection.
      client.release(true)
    }
  }
  return { db, forJobs: { db: { executeSql } }, alone, close: () => db.destroy() }
}

/**
 * Memory for the files of the embedded database. Its own 128 MB are never given back, and the system caches the same
 * pages once more: a quarter of the server’s memory, without a measurable gain.
 */
const buffers = '32MB'

const openPglite = async (folder: string): Promise<Database> => {
  const inMemory = folder.startsWith('memory://')
  if (!inMemory) mkdirSync(folder, { recursive: true })
  const unlock = inMemory ? () => {} : lockFolder(folder)
  const pglite = await PGlite.create(folder, {
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${buffers}`],
    parsers: { [types.INT8]: Number, [types.DATE]: (day: string) => day },
  })
  const db = kysely(new PGliteDialect({ pglite }))
  const close = async () => {
    await db.destroy()
    if (!pglite.closed) await pglite.close()
    unlock()
  }
  // Its folder is locked, so there is no other process.
  return { db, forJobs: { db: fromPglite(pglite), backend: 'pglite' }, alone: (work) => work(), close }
}

export const openDatabase = async (where: { url: string } | { folder: string }): Promise<Database> => {
  const database = 'url' in where ? openPostgres(where.url) : await openPglite(where.folder)
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } })
  const { error } = await database.alone(() => migrator.migrateToLatest())
  if (error) throw error
  return database
}

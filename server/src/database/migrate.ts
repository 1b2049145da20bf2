import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { ConfigError } from '../config.ts'
import type { NoTx } from './database.ts'
import { migrations } from './migrations/index.ts'

/**
 * Whether exactly these migrations have run. Kysely would read the description of every column of every table first, only
 * to see whether its own are there: half a second of each start.
 */
const isNewest = async (db: NoTx) => {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as is_there`.execute(db)
  if (!tables[0]?.isThere) return false
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  const wanted = Object.keys(migrations)
  return done.size === wanted.length && wanted.every((name) => done.has(name))
}

/** Brings the tables to their newest form. @throws ConfigError when a newer version has been here */
export const migrate = async (db: NoTx) => {
  if (await isNewest(db)) return
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new ConfigError('The tables are newer than this program. Start the newer version, or restore a backup.')
  if (error) throw error
}

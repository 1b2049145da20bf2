import { Migrator } from 'kysely/migration'
import { ConfigError } from '../config.ts'
import type { NoTx } from './database.ts'
import { migrations } from './migrations/index.ts'

/** Brings the tables to their newest form. @throws ConfigError when a newer version has been here */
export const migrate = async (db: NoTx) => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new ConfigError('The tables are newer than this program. Start the newer version, or restore a backup.')
  if (error) throw error
}

import { CamelCasePlugin, Kysely, type PGliteDialect, type PostgresDialect } from 'kysely'
import type { NoTx } from './database.ts'
import type { Tables } from './tables.ts'

// Kysely’s type only says that it may be a transaction. This one is none.
export const kyselyOf = (dialect: PGliteDialect | PostgresDialect) =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] }) as NoTx

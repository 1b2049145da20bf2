import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { migrations } from './migrations/index.ts'

/** Milliseconds, so that whoever asks has an answer within a second. */
const patience = 800

const newest = Object.keys(migrations).at(-1)

const isNewest = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db)
  return rows[0]?.name === newest
}

/** The reason why no request can be served: no answer in time, or tables of another version. */
export const obstacle = async (db: Db): Promise<'database' | 'tables' | undefined> => {
  const found = await Promise.race([isNewest(db).catch(() => undefined), pause(patience, undefined, { ref: false })])
  if (found === undefined) return 'database'
  return found ? undefined : 'tables'
}

import { ConfigError } from '../config.ts'
import type { Db } from './database.ts'

/**
 * Guards against a forgotten MODE. A demonstration has people whose password everybody knows: it must never reach a
 * database of real people, nor real people a database of the demonstration (T-108).
 */
export const refuseOtherMode = async (db: Db, { development }: { development: boolean }) => {
  const mode = development ? 'development' : 'production'
  await db
    .insertInto('installation')
    .values({ one: true, mode })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await db.selectFrom('installation').select('mode').executeTakeFirstOrThrow()
  if (made.mode !== mode)
    throw new ConfigError(`This database was made by a portal with MODE=${made.mode}. Choose another, or that mode.`)
}

import { ConfigError } from '../config.ts'
import type { Db } from './database.ts'

/**
 * A demonstration fills in people whose password everybody knows. It must never get to where real people are, by a
 * MODE that was forgotten; nor must real people get to where the demonstration is (T-108).
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

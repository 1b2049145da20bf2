import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { ConfigError } from '../config.ts'
import { DatabaseUnavailable } from './outage.ts'

/** Milliseconds that a start waits for a database that starts, too, or recovers from a crash. */
const usualPatience = 60_000
const betweenTries = 500

/** Mistakes that no waiting mends, by the code of PostgreSQL. */
const mistakes: Record<string, string> = {
  '28000': 'The server at DATABASE_URL does not let this user in.',
  '28P01': 'The server at DATABASE_URL does not accept this user with this password.',
  '3D000': 'The server at DATABASE_URL has no database of this name. Create it first.',
}

/**
 * Waits until the database can be reached, and says so once.
 *
 * @throws ConfigError for a mistake, and after a minute what the last try threw
 */
export const untilReachable = async (connect: () => Promise<pg.PoolClient>, patience = usualPatience) => {
  const end = performance.now() + patience
  for (let waited = false; ; waited = true)
    try {
      return (await connect()).release()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      const { code } = error
      if (mistakes[code]) throw new ConfigError(`${mistakes[code]} (${code})`)
      if (performance.now() > end) throw error
      if (!waited) console.log(`The database cannot be reached (${code}). Waiting for it, up to a minute …`)
      await pause(betweenTries)
    }
}

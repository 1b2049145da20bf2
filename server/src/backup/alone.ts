import type { Config } from '../config.ts'
import { lockFolder } from '../database/lock.ts'

/**
 * Does the work while nobody else works on the embedded database. PostgreSQL is for many.
 *
 * @throws FolderInUse
 */
export const alone = async (database: Config['database'], work: () => Promise<void>) => {
  const unlock = 'url' in database ? () => {} : lockFolder(database.folder)
  try {
    await work()
  } finally {
    unlock()
  }
}

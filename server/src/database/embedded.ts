import { mkdirSync } from 'node:fs'
import { PGlite, types } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import type { Database } from './database.ts'
import { kyselyOf } from './kysely.ts'
import { lockFolder } from './lock.ts'

/**
 * Memory for the files of the embedded database. Its own 128 MB are never given back, and the system caches the same
 * pages once more: a quarter of the server’s memory, without a measurable gain.
 */
const buffers = '32MB'

/** Opens the embedded database in a folder, or in memory. @throws FolderInUse */
export const openEmbedded = async (folder: string): Promise<Database> => {
  const inMemory = folder.startsWith('memory://')
  if (!inMemory) mkdirSync(folder, { recursive: true })
  const unlock = inMemory ? () => {} : lockFolder(folder)
  const pglite = await PGlite.create(folder, {
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${buffers}`],
    parsers: { [types.INT8]: Number, [types.DATE]: (day: string) => day },
  })
  const db = kyselyOf(new PGliteDialect({ pglite }))
  const close = async () => {
    await db.destroy()
    if (!pglite.closed) await pglite.close()
    unlock()
  }
  // Its folder is locked, so there is no other process.
  const alone = <T>(work: () => Promise<T>) => work()
  const forJobs = { db: fromPglite(pglite), backend: 'pglite' } as const
  return { db, withoutLimits: db, forJobs, forTablesOfJobs: forJobs, alone, close }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Another process works in the data folder. */
export class FolderInUse extends Error {}

/** SQLite’s word for a file that another process has locked (SQLITE_BUSY). */
const busy = 5

const holderIn = (file: string) => {
  try {
    return `process ${readFileSync(file, 'utf8')}`
  } catch {
    return 'another process' // It has the lock, but has not written its number yet.
  }
}

/**
 * Locks the data folder and gives back the way to unlock it: PGlite takes no lock of its own, and two processes in one
 * folder lose rows.
 *
 * The system holds the lock and drops it with the process, however that ends; a file with a number would stay, and the
 * number would one day be another’s. Node locks files through SQLite alone. That file stays empty; the number of the
 * process stands beside it, for the sentence.
 *
 * @throws FolderInUse
 */
export const lockFolder = (folder: string) => {
  const lock = new DatabaseSync(`${folder}.locked`, { timeout: 0 })
  const numberFile = `${folder}.process`
  try {
    // Without a journal on the disk nothing is written at all.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== busy) throw error
    throw new FolderInUse(
      `The data folder ${folder} is in use by ${holderIn(numberFile)}. Stop that one first, or choose another: DATA_DIR=…`,
    )
  }
  writeFileSync(numberFile, String(process.pid))
  return () => lock.close()
}

import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'

const isRunning = (processId: number) => {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Another process works in the data folder. */
export class FolderInUse extends Error {}

/**
 * Locks the data folder and gives back the way to unlock it: PGlite takes no lock of its own, and two processes in one
 * folder lose rows.
 */
export const lockFolder = (folder: string) => {
  const file = `${folder}.lock`
  const take = () => {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return () => unlinkSync(file)
  }
  try {
    return take()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const holder = Number(readFileSync(file, 'utf8'))
  if (isRunning(holder))
    throw new FolderInUse(
      `The data folder ${folder} is in use by process ${holder}. Stop that one first, or choose another: DATA_DIR=…`,
    )
  unlinkSync(file)
  return take()
}

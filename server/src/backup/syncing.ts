import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { contentsOf } from './copying.ts'

const sync = (path: string, how: 'r' | 'r+') => {
  const handle = openSync(path, how)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Waits until the content of a file is on the disk. Windows asks for the right to write. */
export const syncFile = (file: string) => sync(file, 'r+')

/** Waits until the names in a folder are on the disk. Windows opens no folders, and keeps names by itself. */
export const syncFolder = (folder: string) => {
  if (process.platform !== 'win32') sync(folder, 'r')
}

/** Writes out the whole disk at once, and waits for it: a tenth of the time that file by file takes. */
const syncDisk = (folder: string) =>
  process.platform === 'linux' && spawnSync('sync', ['-f', folder], { stdio: 'ignore' }).status === 0

/** Waits until all that is below a folder is on the disk. */
export const syncAll = (folder: string) => {
  if (syncDisk(folder)) return
  const { folders, files } = contentsOf(folder)
  for (const path of files) syncFile(join(folder, path))
  for (const path of folders) syncFolder(join(folder, path))
}

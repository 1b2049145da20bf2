import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The size of a file; undefined where it is gone. */
export const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size

/** All that is below a folder, as paths from it: folders, and files in the same order everywhere. */
export const contentsOf = (folder: string) => {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) =>
    relative(folder, join(parentPath, name)).split(sep).join('/')
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
    files: entries
      .filter((entry) => entry.isFile())
      .map(pathOf)
      .sort(),
  }
}

const eachTimes = 1000

interface Copying {
  from: string
  to: string
  /** The name of what is copied, for the operator. */
  name: string
  /** Copies one file. `path` is the way to it from both folders. */
  copy: (from: string, to: string, path: string) => void
}

/** Copies what is below one folder into another, and reports its progress. */
export const copyAll = ({ from, to, name, copy }: Copying) => {
  const { folders, files } = contentsOf(from)
  // PostgreSQL keeps folders that are empty, and will not start without them.
  for (const path of ['', ...folders]) mkdirSync(join(to, path), { recursive: true, mode: 0o700 })
  for (const [place, path] of files.entries()) {
    copy(join(from, path), join(to, path), path)
    if ((place + 1) % eachTimes === 0) console.log(`${name}: ${place + 1} of ${files.length} files`)
  }
  console.log(`${name}: ${files.length} ${files.length === 1 ? 'file' : 'files'}`)
}

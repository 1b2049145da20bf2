import { linkSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { labelOf, places } from './folder.ts'
import { readSums } from './sums.ts'

const secretIn = (folder: string) => readFileSync(join(folder, places.secret), 'utf8')

/** The newest complete backup of this portal beside a new one: what belongs together has the same secret. */
const newestBeside = (folder: string, secret: string) =>
  readdirSync(dirname(folder))
    .map((name) => join(dirname(folder), name))
    .map((path) => ({ path, madeAt: labelOf(path)?.madeAt }))
    .filter(({ path, madeAt }) => madeAt !== undefined && secretIn(path) === secret)
    .sort((one, other) => String(other.madeAt).localeCompare(String(one.madeAt)))[0]?.path

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size

/**
 * Takes stored files from the backup before. A stored file never changes, and its name is its own: what is there under
 * this name is the same file. Both backups then share it on the disk.
 */
export const earlierBackup = (folder: string, secret: string) => {
  const earlier = newestBeside(folder, secret)
  if (!earlier) return undefined
  const sums = readSums(earlier)
  return {
    folder: earlier,
    /** Gives the sum of the file; undefined where it has to be copied. */
    take(from: string, to: string, path: string) {
      const kept = join(earlier, path)
      const sum = sums.get(path)
      if (!sum || sizeOf(kept) !== sizeOf(from)) return undefined
      try {
        linkSync(kept, to)
        return sum
      } catch {
        return undefined // Another disk, or one that has no links.
      }
    },
  }
}

import { linkSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sizeOf } from './copying.ts'
import { labelOf, places } from './folder.ts'
import { readSums, type Sums } from './sums.ts'

/** Undefined where a neighbour is damaged, is being deleted, or belongs to another account: then it is of no use. */
const ifReadable = <T>(read: () => T) => {
  try {
    return read()
  } catch {
    return undefined
  }
}

const secretIn = (folder: string) => readFileSync(join(folder, places.secret), 'utf8')

/** The complete backups of this portal beside a new one, newest first: what belongs together has the same secret. */
const backupsBeside = (folder: string, secret: string) =>
  (ifReadable(() => readdirSync(dirname(folder))) ?? [])
    .map((name) => join(dirname(folder), name))
    .flatMap((path) => {
      const label = ifReadable(() => (secretIn(path) === secret ? labelOf(path) : undefined))
      return label ? [{ path, label }] : []
    })
    .sort((one, other) => other.label.madeAt.localeCompare(one.label.madeAt))

/** The newest backup whose checksums are what they were: they are believed without reading the files again. */
const newestWhole = (folder: string, secret: string) => {
  for (const { path, label } of backupsBeside(folder, secret)) {
    const sums = label.sums && ifReadable(() => readSums(path, label))
    if (sums) return { folder: path, sums }
  }
  return undefined
}

const linked = ({ folder, sums }: { folder: string; sums: Sums }) => ({
  folder,
  /** Gives the sum of the file; undefined where it has to be copied. */
  take(from: string, to: string, path: string) {
    const kept = join(folder, path)
    const sum = sums.get(path)
    if (!sum || sizeOf(kept) !== sizeOf(from)) return undefined
    try {
      linkSync(kept, to)
      return sum
    } catch {
      return undefined // Another disk, or one that has no links.
    }
  },
})

/**
 * Takes stored files from the backup before. A stored file never changes, and its name is its own: what is there under
 * this name is the same file. Both backups then share it on the disk.
 */
export const earlierBackup = (folder: string, secret: string) => {
  const earlier = newestWhole(folder, secret)
  return earlier && linked(earlier)
}

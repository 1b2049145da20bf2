import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyAll, sizeOf } from './copying.ts'
import { earlierBackup } from './earlier.ts'
import { places } from './folder.ts'
import { copyWithSum, type Sums } from './sums.ts'

/** The portal may delete a file meanwhile, which nobody refers to any longer. */
const copyUnlessGone = (file: string, target: string) => {
  try {
    return copyWithSum(file, target)
  } catch (error) {
    if (existsSync(file)) throw error
    rmSync(target, { force: true })
    return undefined
  }
}

/** True for a copy of what is there now. A file may have been half written when it was copied, or be gone since. */
const isOf = (file: string, copied: string) => {
  const size = sizeOf(file)
  return size === undefined || size === sizeOf(copied)
}

interface StoredFiles {
  from: string
  /** The folder of the backup. */
  folder: string
  secret: string
  sums: Sums
}

/**
 * Copies stored files while the portal works on. Both times are needed: what the database of the backup refers to may be
 * deleted after its dump, and may be stored until then.
 */
export const storedFiles = ({ from, folder, secret, sums }: StoredFiles) => {
  const to = join(folder, places.files)
  const earlier = earlierBackup(folder, secret)
  const copyNew = (file: string, target: string, path: string) => {
    const sum = copyUnlessGone(file, target)
    if (sum) sums.set(path, sum)
  }
  return {
    /** Copies what is new; the rest is taken from the backup before. */
    beforeTheDump() {
      let taken = 0
      copyAll({
        from,
        to,
        name: 'Stored files',
        copy(file, target, below) {
          const path = `${places.files}/${below}`
          const sum = earlier?.take(file, target, path)
          if (!sum) return copyNew(file, target, path)
          taken += 1
          sums.set(path, sum)
        },
      })
      if (earlier) console.log(`Of these, ${taken} were in ${earlier.folder} already, and share its place on the disk.`)
    },

    /** Copies what has come meanwhile; what has gone stays in the backup. */
    afterTheDump: () =>
      copyAll({
        from,
        to,
        name: 'Stored files, looked through again',
        copy(file, target, below) {
          const path = `${places.files}/${below}`
          if (sums.has(path) && isOf(file, target)) return
          rmSync(target, { force: true })
          sums.delete(path)
          copyNew(file, target, path)
        },
      }),
  }
}

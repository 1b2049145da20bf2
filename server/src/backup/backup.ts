import { existsSync, rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { lockFolder } from '../database/lock.ts'
import { copyAll } from './copying.ts'
import { earlierBackup } from './earlier.ts'
import { BackupError, isEmpty, type Label, places } from './folder.ts'
import { dump } from './postgres.ts'
import { copyWithSum, type Sums, sumOf, writeSums } from './sums.ts'

const copyEmbedded = (from: string, folder: string, sums: Sums) => {
  if (!existsSync(from)) throw new BackupError(`There is no database in ${from}.`)
  const unlock = lockFolder(from)
  try {
    copyAll({
      from,
      to: join(folder, places.embedded),
      name: 'Database',
      copy: (file, target, path) => sums.set(`${places.embedded}/${path}`, copyWithSum(file, target)),
    })
  } finally {
    unlock()
  }
}

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

/** Copies what is new; the rest is taken from the backup before. */
const copyFiles = (from: string, folder: string, { secret, sums }: { secret: string; sums: Sums }) => {
  const earlier = earlierBackup(folder, secret)
  let taken = 0
  copyAll({
    from,
    to: join(folder, places.files),
    name: 'Stored files',
    copy(file, target, below) {
      const path = `${places.files}/${below}`
      const known = earlier?.take(file, target, path)
      if (known) taken += 1
      const sum = known ?? copyUnlessGone(file, target)
      if (sum) sums.set(path, sum)
    },
  })
  if (earlier) console.log(`Of these, ${taken} were in ${earlier.folder} already, and share its place on the disk.`)
}

const secretFrom = async ({ secret, dataFolder }: Config) => {
  if (secret) return secret
  const file = join(dataFolder, 'secret')
  if (!existsSync(file)) throw new BackupError(`There is no secret: neither in SECRET nor in ${file}.`)
  return readFile(file, 'utf8')
}

/**
 * Copies the whole portal: its database, the stored files, and the secret that decrypts them.
 *
 * @throws BackupError, and FolderInUse when a server works on the embedded database
 */
export const backUp = async (config: Config, folder: string) => {
  if (!isEmpty(folder)) throw new BackupError(`${folder} is not empty. Name a new folder for the backup.`)
  const secret = await secretFrom(config)
  const sums: Sums = new Map()
  await mkdir(folder, { recursive: true, mode: 0o700 })

  // The database comes first: a file uploaded meanwhile is then one too many instead of one too few.
  if ('url' in config.database) {
    console.log('Database: dumping …')
    await dump(config.database.url, join(folder, places.dump))
    sums.set(places.dump, sumOf(join(folder, places.dump)))
  } else copyEmbedded(config.database.folder, folder, sums)
  copyFiles(config.filesFolder, folder, { secret, sums })
  await writeFile(join(folder, places.secret), secret, { mode: 0o600 })
  sums.set(places.secret, sumOf(join(folder, places.secret)))

  writeSums(folder, sums)
  const label: Label = {
    format: 1,
    madeAt: new Date().toISOString(),
    database: 'url' in config.database ? 'postgresql' : 'embedded',
  }
  await writeFile(join(folder, places.label), `${JSON.stringify(label, null, 2)}\n`)
  console.log(`The backup is in ${folder}. It holds the secret: whoever has it can read everything.`)
}

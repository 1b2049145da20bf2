import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { alone } from './alone.ts'
import { copyAll } from './copying.ts'
import { BackupError, isEmpty, type Label, places } from './folder.ts'
import { dump } from './postgres.ts'
import { storedFiles } from './storedFiles.ts'
import { copyWithSum, type Sums, sumOf, writeSums } from './sums.ts'
import { syncAll, syncFile, syncFolder } from './syncing.ts'

const secretFrom = ({ secret, dataFolder }: Config) => {
  if (secret) return secret
  const file = join(dataFolder, 'secret')
  if (!existsSync(file)) throw new BackupError(`There is no secret: neither in SECRET nor in ${file}.`)
  return readFileSync(file, 'utf8')
}

const copyDatabase = async (database: Config['database'], folder: string, sums: Sums) => {
  if ('url' in database) {
    console.log('Database: dumping …')
    await dump(database.url, join(folder, places.dump))
    sums.set(places.dump, sumOf(join(folder, places.dump)))
    return
  }
  copyAll({
    from: database.folder,
    to: join(folder, places.embedded),
    name: 'Database',
    copy: (file, target, path) => sums.set(`${places.embedded}/${path}`, copyWithSum(file, target)),
  })
}

const writeSecret = (folder: string, secret: string, sums: Sums) => {
  const file = join(folder, places.secret)
  writeFileSync(file, secret, { mode: 0o600 })
  sums.set(places.secret, sumOf(file))
}

/** Says that the backup is whole. The disk has all of it before it has the label. */
const label = (folder: string, sums: Sums, about: Omit<Label, 'format' | 'sums'>) => {
  const written: Label = { format: 1, ...about, sums: writeSums(folder, sums) }
  syncAll(folder)
  const file = join(folder, places.label)
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`)
  syncFile(file)
  syncFolder(folder)
}

const fill = async ({ database, filesFolder, bucket }: Config, folder: string, secret: string) => {
  const sums: Sums = new Map()
  const files = bucket ? undefined : storedFiles({ from: filesFolder, folder, secret, sums })
  if (bucket) console.log('Stored files: they are in the bucket, which has backups of its own.')
  files?.beforeTheDump()
  const madeAt = new Date().toISOString()
  await copyDatabase(database, folder, sums)
  files?.afterTheDump()
  writeSecret(folder, secret, sums)
  label(folder, sums, { madeAt, database: 'url' in database ? 'postgresql' : 'embedded' })
}

const emptied = (folder: string) => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * Copies the whole portal: its database, the stored files, and the secret that decrypts them.
 *
 * @throws BackupError, and FolderInUse when a server works on the embedded database
 */
export const backUp = async (config: Config, folder: string) => {
  const { database } = config
  if (!isEmpty(folder)) throw new BackupError(`${folder} is not empty. Name a new folder for the backup.`)
  const secret = secretFrom(config)
  if ('folder' in database && !existsSync(database.folder))
    throw new BackupError(`There is no database in ${database.folder}.`)
  await alone(database, async () => {
    if (await mkdir(folder, { recursive: true, mode: 0o700 })) syncFolder(dirname(folder))
    try {
      await fill(config, folder, secret)
    } catch (error) {
      emptied(folder)
      console.log(`The backup did not come to its end. Nothing of it is left in ${folder}.`)
      throw error
    }
  })
  console.log(`The backup is in ${folder}. It holds the secret: whoever has it can read everything.`)
}

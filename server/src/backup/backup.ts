import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { lockFolder } from '../database/lock.ts'
import { BackupError, copyAll, isEmpty, type Label, places, writeSums } from './folder.ts'
import { dump } from './postgres.ts'

const copyEmbedded = async (from: string, to: string) => {
  if (!existsSync(from)) throw new BackupError(`There is no database in ${from}.`)
  const unlock = lockFolder(from)
  try {
    await copyAll(from, to, 'Database')
  } finally {
    unlock()
  }
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
  await mkdir(folder, { recursive: true, mode: 0o700 })

  // The database comes first: a file uploaded meanwhile is then one too many instead of one too few.
  if ('url' in config.database) {
    console.log('Database: dumping …')
    await dump(config.database.url, join(folder, places.dump))
  } else await copyEmbedded(config.database.folder, join(folder, places.embedded))
  await copyAll(config.filesFolder, join(folder, places.files), 'Stored files')
  await writeFile(join(folder, places.secret), secret, { mode: 0o600 })

  console.log('Checksums …')
  await writeSums(folder)
  const label: Label = {
    format: 1,
    madeAt: new Date().toISOString(),
    database: 'url' in config.database ? 'postgresql' : 'embedded',
  }
  await writeFile(join(folder, places.label), `${JSON.stringify(label, null, 2)}\n`)
  console.log(`The backup is in ${folder}. It holds the secret: whoever has it can read everything.`)
}

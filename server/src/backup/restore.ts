import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { lockFolder } from '../database/lock.ts'
import { copyAll } from './copying.ts'
import { BackupError, isEmpty, type Label, labelOf, places } from './folder.ts'
import { look, restoreDump } from './postgres.ts'
import { checkSums } from './sums.ts'

const nameOf = { embedded: 'the embedded database', postgresql: 'PostgreSQL' } as const

const readLabel = (folder: string): Label => {
  const label = labelOf(folder)
  if (!label) throw new BackupError(`${folder} is no backup, or one that did not come to its end.`)
  if (label.format !== 1) throw new BackupError('This backup was made by a newer version. Restore it with that one.')
  return label
}

/** The secret must be the one of the backup: otherwise the stored files stay unreadable. */
const secretThere = ({ secret, dataFolder }: Config) => {
  const file = join(dataFolder, 'secret')
  return secret ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
}

interface How {
  overwrite: boolean
}

const mustBeFree = async ({ database, filesFolder }: Config, { overwrite }: How) => {
  const there: string[] = []
  if ('url' in database) {
    const { others, tables } = await look(database.url)
    if (others > 0) throw new BackupError('Others are connected to the database. Stop the portal first.')
    if (tables > 0) there.push('the database at DATABASE_URL')
  } else if (!isEmpty(database.folder)) there.push(database.folder)
  if (!isEmpty(filesFolder)) there.push(filesFolder)
  if (there.length > 0 && !overwrite)
    throw new BackupError(`There is data already: ${there.join(' and ')}. To replace it, add --overwrite.`)
}

const replaceEmbedded = async (from: string, to: string) => {
  await mkdir(join(to, '..'), { recursive: true })
  const unlock = lockFolder(to)
  try {
    await rm(to, { recursive: true, force: true })
    copyAll({ from, to, name: 'Database', copy: (file, target) => copyFileSync(file, target) })
  } finally {
    unlock()
  }
}

/**
 * Restores a backup to the database and the folder that the environment names. All checks come before the first change.
 *
 * @throws BackupError, and FolderInUse when a server works on the embedded database
 */
export const restore = async (config: Config, folder: string, how: How) => {
  const { database } = config
  const label = readLabel(folder)
  const kind = 'url' in database ? 'postgresql' : 'embedded'
  if (label.database !== kind)
    throw new BackupError(
      `This is a backup of ${nameOf[label.database]}, and the portal here is on ${nameOf[kind]} (DATABASE_URL).`,
    )
  checkSums(folder)
  const secret = await readFile(join(folder, places.secret), 'utf8')
  const known = secretThere(config)
  if (known !== undefined && known !== secret && !(how.overwrite && !config.secret))
    throw new BackupError(
      `The secret here is not that of the backup, so its files could not be read. Set SECRET to what stands in ${join(folder, places.secret)}.`,
    )
  await mustBeFree(config, how)

  if ('url' in database) {
    console.log('Database: restoring …')
    await restoreDump(database.url, join(folder, places.dump), how)
  } else await replaceEmbedded(join(folder, places.embedded), database.folder)
  await rm(config.filesFolder, { recursive: true, force: true })
  copyAll({
    from: join(folder, places.files),
    to: config.filesFolder,
    name: 'Stored files',
    copy: (file, target) => copyFileSync(file, target),
  })
  if (!config.secret) {
    await mkdir(config.dataFolder, { recursive: true })
    await writeFile(join(config.dataFolder, 'secret'), secret, { mode: 0o600 })
  }
  console.log(`Restored what was kept on ${label.madeAt}. The portal can be started.`)
}

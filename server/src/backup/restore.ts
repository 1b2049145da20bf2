import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { alone } from './alone.ts'
import { beside, giveToOwner } from './beside.ts'
import { beginFeedsAnewIn } from './feeds.ts'
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

const mustBeOfKind = ({ database }: Config, label: Label) => {
  const kind = 'url' in database ? 'postgresql' : 'embedded'
  if (label.database === kind) return
  throw new BackupError(
    `This is a backup of ${nameOf[label.database]}, and the portal here is on ${nameOf[kind]} (DATABASE_URL).`,
  )
}

/** The secret must be the one of the backup: otherwise the stored files stay unreadable. */
const secretThere = ({ secret, dataFolder }: Config) => {
  const file = join(dataFolder, 'secret')
  return secret ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
}

interface How {
  overwrite: boolean
}

const mustFit = (config: Config, folder: string, { secret, overwrite }: How & { secret: string }) => {
  const known = secretThere(config)
  if (known === undefined || known === secret || (overwrite && !config.secret)) return
  throw new BackupError(
    `The secret here is not that of the backup, so its files could not be read. Set SECRET to what stands in ${join(folder, places.secret)}.`,
  )
}

const mustBeFree = async ({ database, filesFolder, bucket }: Config, { overwrite }: How) => {
  const there: string[] = []
  if ('url' in database) {
    const { others, tables } = await look(database.url)
    if (others > 0) throw new BackupError('Others are connected to the database. Stop the portal first.')
    if (tables > 0) there.push('the database at DATABASE_URL')
  } else if (!isEmpty(database.folder)) there.push(database.folder)
  if (!bucket && !isEmpty(filesFolder)) there.push(filesFolder)
  if (there.length > 0 && !overwrite)
    throw new BackupError(`There is data already: ${there.join(' and ')}. To replace it, add --overwrite.`)
}

/** The database comes back in one transaction, or as a folder like the stored files. */
const bring = async ({ database, filesFolder, bucket }: Config, folder: string, how: How) => {
  const copies: ReturnType<typeof beside>[] = []
  if (bucket) console.log('Stored files: they are in the bucket, as the backup left them.')
  else copies.push(beside({ from: join(folder, places.files), to: filesFolder, name: 'Stored files' }))
  const embedded =
    'folder' in database && beside({ from: join(folder, places.embedded), to: database.folder, name: 'Database' })
  if (embedded) copies.push(embedded)
  try {
    for (const { copy } of copies) copy()
    if (embedded) await embedded.change(beginFeedsAnewIn)
    if ('url' in database) {
      console.log('Database: restoring …')
      await restoreDump(database.url, join(folder, places.dump), how)
    }
    for (const { replace } of copies) replace()
  } finally {
    for (const { clear } of copies) clear()
  }
}

const writeSecret = ({ dataFolder }: Config, secret: string) => {
  const file = join(dataFolder, 'secret')
  writeFileSync(file, secret, { mode: 0o600 })
  giveToOwner(file)
}

/**
 * Restores a backup to the database and the folder that the environment names. All checks come before the first change,
 * and what fails before the database is there leaves everything as it was.
 *
 * @throws BackupError, and FolderInUse when a server works on the embedded database
 */
export const restore = async (config: Config, folder: string, how: How) => {
  const label = readLabel(folder)
  mustBeOfKind(config, label)
  checkSums(folder, label)
  const secret = readFileSync(join(folder, places.secret), 'utf8')
  mustFit(config, folder, { secret, ...how })
  await mustBeFree(config, how)

  mkdirSync(config.dataFolder, { recursive: true })
  await alone(config.database, async () => {
    await bring(config, folder, how)
    if (!config.secret) writeSecret(config, secret)
  })
  console.log(`Restored what was kept on ${label.madeAt}. The portal can be started.`)
}

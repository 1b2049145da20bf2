import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Stops a backup or a restore. The message is one sentence for the operator who gave the command. */
export class BackupError extends Error {}

/** The paths within the folder of a backup. */
export const places = {
  /** Written last: without it the backup is incomplete. */
  label: 'backup.json',
  /** In the form of `sha256sum`, so that a backup can be checked without us. */
  sums: 'checksums.sha256',
  secret: 'secret',
  files: 'files',
  /** The embedded database is a folder; PostgreSQL is dumped into a file. */
  embedded: 'database',
  dump: 'database.dump',
} as const

export interface Label {
  format: 1
  madeAt: string
  database: 'embedded' | 'postgresql'
}

export const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

/** All files below a folder, as paths from it, in the same order everywhere. */
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort()
    : []

const eachTimes = 1000

/** Copies the files below one folder into another, and reports its progress. */
export const copyAll = async (from: string, to: string, name: string) => {
  const paths = filesIn(from)
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const [place, path] of paths.entries()) {
    const target = join(to, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(join(from, path), target)
    if ((place + 1) % eachTimes === 0) console.log(`${name}: ${place + 1} of ${paths.length} files`)
  }
  // PostgreSQL keeps folders that are empty, and will not start without them.
  for (const entry of existsSync(from) ? readdirSync(from, { recursive: true, withFileTypes: true }) : [])
    if (entry.isDirectory())
      await mkdir(join(to, relative(from, join(entry.parentPath, entry.name))), { recursive: true, mode: 0o700 })
  console.log(`${name}: ${paths.length} ${paths.length === 1 ? 'file' : 'files'}`)
}

const sumOf = async (file: string) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const withoutOwnList = (path: string) => path !== places.sums && path !== places.label

export const writeSums = async (folder: string) => {
  const lines: string[] = []
  for (const path of filesIn(folder).filter(withoutOwnList)) lines.push(`${await sumOf(join(folder, path))}  ${path}\n`)
  await writeFile(join(folder, places.sums), lines.join(''))
}

/** @throws BackupError when a file of the backup is missing or has changed */
export const checkSums = async (folder: string) => {
  const lines = (await readFile(join(folder, places.sums), 'utf8')).split('\n').filter(Boolean)
  for (const line of lines) {
    const [sum, path = ''] = line.split(/ {2}(.*)/)
    const file = join(folder, path)
    if (!existsSync(file) || (await sumOf(file)) !== sum)
      throw new BackupError(`The backup is damaged: ${path} is missing or not what it was. Nothing was restored.`)
  }
  console.log(`Checked: ${lines.length} files of the backup are whole`)
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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
  /** A moment before the dump began: what was acknowledged until then is in the backup. */
  madeAt: string
  database: 'embedded' | 'postgresql'
  /** The SHA-256 of the file of checksums, which cannot tell that a line of it is missing. The first backups lack it. */
  sums?: string
}

export const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

/** The label of a backup; undefined where there is none, or one that did not come to its end. */
export const labelOf = (folder: string): Label | undefined => {
  const file = join(folder, places.label)
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) // As backup.ts wrote it.
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

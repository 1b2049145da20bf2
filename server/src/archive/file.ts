import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '../backup/syncing.ts'

/** What stands in the last line of an archive: with it whoever has the file knows that it is whole. */
export interface Seal {
  visits: number
  /** The SHA-256 of all lines before it. */
  sum: string
}

const sealOf = (line: string): Seal | undefined => {
  try {
    const { visits, sha256 } = JSON.parse(line) as { visits?: unknown; sha256?: unknown }
    return typeof visits === 'number' && typeof sha256 === 'string' ? { visits, sum: sha256 } : undefined
  } catch {
    return undefined
  }
}

/** Bytes that are written in one go. */
const chunk = 1024 * 1024

const writeLines = async (handle: FileHandle, heading: object, rows: AsyncIterable<object>) => {
  const hash = createHash('sha256')
  let visits = 0
  let waiting = `${JSON.stringify(heading)}\n`
  const flush = async () => {
    hash.update(waiting)
    await handle.write(waiting)
    waiting = ''
  }
  for await (const row of rows) {
    waiting += `${JSON.stringify(row)}\n`
    visits += 1
    if (waiting.length >= chunk) await flush()
  }
  await flush()
  await handle.write(`${JSON.stringify({ visits, sha256: hash.digest('hex') })}\n`)
}

/**
 * Reads an archive from its beginning to its end.
 * @returns what its last line says, or undefined where the lines before it are not those
 */
export const checkArchive = async (file: string): Promise<Seal | undefined> => {
  const handle = await open(file, 'r')
  try {
    const hash = createHash('sha256')
    let lines = 0
    let last: string | undefined
    for await (const line of handle.readLines()) {
      if (last !== undefined) {
        hash.update(`${last}\n`)
        lines += 1
      }
      last = line
    }
    const seal = sealOf(last ?? '')
    // The first line says what this is.
    return seal && seal.visits === lines - 1 && seal.sum === hash.digest('hex') ? seal : undefined
  } finally {
    await handle.close()
  }
}

/**
 * Writes an archive that its owner alone can read, and reads it again from the disk. It has its name only when it is whole;
 * an earlier one of that name gives way.
 */
export const writeArchive = async (file: string, heading: object, rows: AsyncIterable<object>) => {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.part`
  rmSync(unfinished, { force: true })
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await writeLines(handle, heading, rows)
    await handle.sync()
  } finally {
    await handle.close()
  }
  const seal = await checkArchive(unfinished)
  if (!seal) return undefined
  renameSync(unfinished, file)
  syncFolder(folder)
  return seal
}

export const isThere = (file: string) => existsSync(file)

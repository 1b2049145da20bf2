import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFolder } from '../server.ts'
import { beginning, found, harvestAll, keep, serverOn } from './keeper.ts'

const place = mkdtempSync(join(tmpdir(), 'palaestra-backup-'))
afterAll(() => {
  for (const folder of [place, here.DATA_DIR]) rmSync(folder, { recursive: true, force: true })
})

const here = { DATA_DIR: newFolder() }
const nobody = 65_534
/** The number of pictures in a data folder, those of the demonstration included. */
const storedIn = ({ DATA_DIR }: { DATA_DIR: string }) => globSync('files/*/*', { cwd: DATA_DIR }).length
const backup = join(place, 'backup')
let before: Record<string, unknown>
let harvested: Awaited<ReturnType<typeof harvestAll>>
let headers: Record<string, string>
let pictures: number
let whileRunning: ReturnType<typeof keep>

beforeAll(async () => {
  const server = await serverOn(here)
  headers = await beginning(server)
  before = await found(server, headers)
  harvested = await harvestAll(server)
  whileRunning = keep('backup', [join(place, 'too early')], here)
  await server.close()
  pictures = storedIn(here)
})

test('the embedded database is not copied under a running server', () => {
  expect(whileRunning.status).toBe(1)
  expect(whileRunning.complained).toMatch(/^The data folder .* is in use by process \d+\. Stop that one first/)
})

describe('a backup', () => {
  test('is made of database, stored files and secret, and says so', () => {
    const { status, said, complained } = keep('backup', [backup], here)

    expect({ status, complained }).toEqual({ status: 0, complained: '' })
    expect(said).toMatch(/^Database: \d+ files$/m)
    expect(said).toContain(`Stored files: ${pictures} files\n`)
    expect(said).toMatch(/It holds the secret: whoever has it can read everything\.$/)
    expect(readFileSync(join(backup, 'secret'), 'utf8')).toBe(readFileSync(join(here.DATA_DIR, 'secret'), 'utf8'))
  })

  test('is not written over another one', () => {
    expect(keep('backup', [backup], here)).toMatchObject({ status: 1, complained: expect.stringMatching(/not empty/) })
  })

  test('takes what has not changed from the one before, and is whole by itself', () => {
    const second = join(place, 'second')
    const { said } = keep('backup', [second], here)
    const stored = globSync('files/*/*', { cwd: second })

    expect(said).toContain(`Of these, ${pictures} were in ${backup} already`)
    expect(stored.map((path) => statSync(join(second, path)).ino)).toEqual(
      stored.map((path) => statSync(join(backup, path)).ino),
    )
    expect(keep('restore', [second], { DATA_DIR: join(place, 'of the second') }).said).toContain(
      `Stored files: ${pictures} files\n`,
    )
  })

  test('comes back in another place, with what was typed and the stored photo', async () => {
    const there = { DATA_DIR: join(place, 'there') }
    const restored = keep('restore', [backup], there)
    expect({ status: restored.status, complained: restored.complained }).toEqual({ status: 0, complained: '' })

    const server = await serverOn(there)
    const after = await found(server, headers)
    // Whoever has harvested until then is told everything once more: they may know what the backup does not.
    await harvestAll(server, { from: harvested.place, atLeast: harvested.told })
    await server.close()

    // Whoever reads the secret can read everything: nobody else on the machine may.
    for (const folder of [backup, there.DATA_DIR])
      if (process.platform !== 'win32') expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
    expect(before).toMatchObject({ draft: { address: 'Rua do Campo, 26' }, photo: { preview: expect.any(String) } })
    expect(after).toEqual(before)
  })

  test.each(['database', 'files'])('does not come back over the %s alone, untold', (part) => {
    const there = join(place, `with the ${part}`)
    cpSync(join(here.DATA_DIR, part), join(there, part), { recursive: true })

    expect(keep('restore', [backup], { DATA_DIR: there })).toMatchObject({
      status: 1,
      complained: expect.stringMatching(/^There is data already: .*--overwrite/),
    })
  })

  test('replaces what is there only when told to', async () => {
    const refused = keep('restore', [backup], here)
    const server = await serverOn(here)
    const unchanged = await found(server, headers)
    await beginning(server)
    await server.close()
    const added = storedIn(here)
    // It may be the disk of another machine, which can be emptied and not replaced.
    const folder = () => statSync(join(here.DATA_DIR, 'files')).ino
    const itself = folder()
    const replaced = keep('restore', [backup, '--overwrite'], here)

    expect(refused).toMatchObject({
      status: 1,
      complained: expect.stringMatching(/^There is data already: .*--overwrite/),
    })
    expect(unchanged).toEqual(before)
    expect(replaced.status).toBe(0)
    expect([added, storedIn(here)]).toEqual([pictures + 1, pictures])
    expect(folder()).toBe(itself)
  })

  test('does not come back where the files could not be read', () => {
    const elsewhere = { DATA_DIR: join(place, 'elsewhere'), SECRET: 'another secret, of 32 characters and more' }

    // Nor when told to replace what is there: the secret of the environment is not ours to replace.
    for (const given of [[backup], [backup, '--overwrite']])
      expect(keep('restore', given, elsewhere)).toMatchObject({
        status: 1,
        complained: expect.stringMatching(/^The secret here is not that of the backup.* Set SECRET to what stands in/),
      })
  })

  test('does not come back on the other kind of database', () => {
    const onPostgres = { DATA_DIR: join(place, 'elsewhere'), DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' }

    expect(keep('restore', [backup], onPostgres).complained).toBe(
      'This is a backup of the embedded database, and the portal here is on PostgreSQL (DATABASE_URL).',
    )
  })

  test('belongs to the account that the data folder belongs to, whoever restores it', () => {
    const there = { DATA_DIR: join(place, 'of the portal') }
    mkdirSync(there.DATA_DIR)
    // Only root may give a folder away; for everybody else it is their own.
    if (process.getuid?.() === 0) chownSync(there.DATA_DIR, nobody, nobody)
    keep('restore', [backup], there)

    const owner = statSync(there.DATA_DIR).uid
    const restored = ['secret', 'database', ...globSync('{files,files/**,database/**}', { cwd: there.DATA_DIR })]
    expect(restored.length).toBeGreaterThan(pictures)
    expect(restored.filter((path) => statSync(join(there.DATA_DIR, path)).uid !== owner)).toEqual([])
  })
})

describe('the backup before is', () => {
  const newFrom = (name: string, environment: Record<string, string> = here) => {
    const folder = join(place, name)
    return { folder, ...keep('backup', [folder], environment) }
  }

  test('the newest of this portal, and not that of another', () => {
    const newest = newFrom('newest')
    const another = newFrom('of another portal', { ...here, SECRET: 'another secret, of 32 characters and more' })

    expect(another.said).not.toContain('share its place')
    expect(newFrom('after the newest').said).toContain(`Of these, ${pictures} were in ${newest.folder} already`)
  })

  test('believed only where a picture was whole then', () => {
    const [path = ''] = globSync('files/*/*', { cwd: here.DATA_DIR })
    const stored = join(here.DATA_DIR, path)
    const whole = readFileSync(stored)
    truncateSync(stored, 100)
    const { folder: halfWritten } = newFrom('half written')
    writeFileSync(stored, whole)
    const { folder, said } = newFrom('whole again')

    expect(said).toContain(`Of these, ${pictures - 1} were in ${halfWritten} already`)
    expect(readFileSync(join(folder, path))).toEqual(whole)
  })

  test('passed over where it is damaged', () => {
    const damaged = ['cut off', 'without its secret', 'with fewer checksums']
    const { folder: whole } = newFrom('the last whole one')
    for (const name of damaged) cpSync(whole, join(place, name), { recursive: true })
    const later = (name: string) => {
      const file = join(place, name, 'backup.json')
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"madeAt": "20/, '"madeAt": "21'))
    }
    damaged.forEach(later)
    truncateSync(join(place, 'cut off', 'backup.json'), 20)
    rmSync(join(place, 'without its secret', 'secret'))
    truncateSync(join(place, 'with fewer checksums', 'checksums.sha256'), 0)
    const { status, complained, said } = newFrom('beside damaged ones')
    for (const name of damaged) rmSync(join(place, name), { recursive: true })

    expect({ status, complained }).toEqual({ status: 0, complained: '' })
    expect(said).toContain(`Of these, ${pictures} were in ${whole} already`)
  })
})

describe('what is no whole backup does not come back:', () => {
  /** What is said to a copy of the backup with which something has happened. */
  const saidTo = (happen: (folder: string) => void) => {
    const folder = mkdtempSync(join(place, 'damaged-'))
    cpSync(backup, folder, { recursive: true })
    happen(folder)
    const there = { DATA_DIR: `${folder} restored` }
    const { status, complained } = keep('restore', [folder], there)
    expect({ status, isTouched: existsSync(there.DATA_DIR) }).toEqual({ status: 1, isTouched: false })
    rmSync(folder, { recursive: true })
    return complained
  }
  const relabel = (folder: string, change: object) => {
    const file = join(folder, 'backup.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }))
  }
  const noBackup = /is no backup, or one that did not come to its end\.$/
  const damaged = (path: string) =>
    `The backup is damaged: ${path} is missing or not what it was. Nothing was restored.`

  test('another folder', () => {
    expect(keep('restore', [here.DATA_DIR], { DATA_DIR: join(place, 'elsewhere') }).complained).toMatch(noBackup)
  })

  test('one whose label is cut off', () => {
    expect(saidTo((folder) => truncateSync(join(folder, 'backup.json'), 20))).toMatch(noBackup)
  })

  test('one of a newer version', () => {
    expect(saidTo((folder) => relabel(folder, { format: 2 }))).toBe(
      'This backup was made by a newer version. Restore it with that one.',
    )
  })

  test('one of which a file has changed', () => {
    expect(saidTo((folder) => appendFileSync(join(folder, 'database/PG_VERSION'), ' '))).toBe(
      damaged('database/PG_VERSION'),
    )
  })

  test('one that lost pictures and their checksums', () => {
    const lose = (folder: string) => {
      rmSync(join(folder, 'files'), { recursive: true })
      const sums = join(folder, 'checksums.sha256')
      writeFileSync(sums, readFileSync(sums, 'utf8').replace(/^.* {2}files\/.*\n/gm, ''))
    }
    expect(saidTo(lose)).toBe(damaged('checksums.sha256'))
  })

  test('one that lost the file of checksums', () => {
    expect(saidTo((folder) => rmSync(join(folder, 'checksums.sha256')))).toBe(damaged('checksums.sha256'))
  })

  test.each([
    ['secret', 'secret'],
    ['the database', 'database/PG_VERSION'],
  ])('one of the first versions whose checksums know nothing of %s', (_, path) => {
    const forget = (folder: string) => {
      const sums = join(folder, 'checksums.sha256')
      writeFileSync(sums, readFileSync(sums, 'utf8').replace(new RegExp(`^.*  ${path}\\n`, 'm'), ''))
      relabel(folder, { sums: undefined })
    }
    expect(saidTo(forget)).toBe(damaged(path))
  })

  test('but one of the first versions that is whole does', () => {
    const folder = mkdtempSync(join(place, 'first-'))
    cpSync(backup, folder, { recursive: true })
    relabel(folder, { sums: undefined })

    expect(keep('restore', [folder], { DATA_DIR: join(place, 'of the first') })).toMatchObject({
      status: 0,
      complained: '',
    })
  })
})

test('a backup that fails says why in a sentence, and leaves nothing of itself', () => {
  const empty = join(place, 'empty')
  mkdirSync(empty)
  const broken = { DATA_DIR: join(place, 'broken') }
  cpSync(here.DATA_DIR, broken.DATA_DIR, { recursive: true })
  const file = join(place, 'a file')
  writeFileSync(file, '')
  // A file where pictures belong cannot be listed.
  rmSync(join(broken.DATA_DIR, 'files'), { recursive: true })
  writeFileSync(join(broken.DATA_DIR, 'files'), '')
  const unlisted = keep('backup', [empty], broken)
  const below = keep('backup', [join(file, 'backup')], here)

  expect({ ...unlisted, left: readdirSync(empty) }).toEqual({
    status: 1,
    said: `The backup did not come to its end. Nothing of it is left in ${empty}.`,
    complained: expect.stringMatching(/^ENOTDIR: not a directory, .*files'$/),
    left: [],
  })
  expect(below.complained).toMatch(/^ENOTDIR: not a directory, mkdir '.*backup'$/)
})

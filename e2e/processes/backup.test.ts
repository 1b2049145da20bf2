import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFolder } from '../server.ts'
import { beginning, found, keep, serverOn } from './keeper.ts'

const place = mkdtempSync(join(tmpdir(), 'palaestra-backup-'))
afterAll(() => {
  for (const folder of [place, here.DATA_DIR]) rmSync(folder, { recursive: true, force: true })
})

const here = { DATA_DIR: newFolder() }
/** The number of pictures in a data folder, those of the demonstration included. */
const storedIn = ({ DATA_DIR }: { DATA_DIR: string }) => globSync('files/*/*', { cwd: DATA_DIR }).length
const backup = join(place, 'backup')
let before: Record<string, unknown>
let headers: Record<string, string>
let pictures: number
let whileRunning: ReturnType<typeof keep>

beforeAll(async () => {
  const server = await serverOn(here)
  headers = await beginning(server)
  before = await found(server, headers)
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
    await server.close()

    expect(before).toMatchObject({ draft: { address: 'Rua do Campo, 26' }, photo: { preview: expect.any(String) } })
    expect(after).toEqual(before)
  })

  test('replaces what is there only when told to', async () => {
    const refused = keep('restore', [backup], here)
    const server = await serverOn(here)
    const unchanged = await found(server, headers)
    await beginning(server)
    await server.close()
    const added = storedIn(here)
    const replaced = keep('restore', [backup, '--overwrite'], here)

    expect(refused).toMatchObject({
      status: 1,
      complained: expect.stringMatching(/^There is data already: .*--overwrite/),
    })
    expect(unchanged).toEqual(before)
    expect(replaced.status).toBe(0)
    expect([added, storedIn(here)]).toEqual([pictures + 1, pictures])
  })

  test('does not come back where the files could not be read', () => {
    const elsewhere = { DATA_DIR: join(place, 'elsewhere'), SECRET: 'another secret, of 32 characters and more' }

    expect(keep('restore', [backup], elsewhere)).toMatchObject({
      status: 1,
      complained: expect.stringMatching(/^The secret here is not that of the backup.* Set SECRET to what stands in/),
    })
  })

  test('does not come back from what is no backup, nor from a damaged one', () => {
    const elsewhere = { DATA_DIR: join(place, 'elsewhere') }
    const nothing = keep('restore', [here.DATA_DIR], elsewhere)
    appendFileSync(join(backup, 'database/PG_VERSION'), ' ')
    const damaged = keep('restore', [backup], elsewhere)

    expect(nothing.complained).toMatch(/is no backup, or one that did not come to its end\.$/)
    expect(damaged.complained).toMatch(/^The backup is damaged: database\/PG_VERSION .* Nothing was restored\.$/)
  })
})

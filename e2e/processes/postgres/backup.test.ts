import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginning, found, harvestAll, keep, serverOn } from '../keeper.ts'
import { furtherDatabases } from './databases.ts'

const place = mkdtempSync(join(tmpdir(), 'palaestra-backup-'))
const databases = furtherDatabases(2)
const [here = '', there = ''] = databases.urls
beforeAll(databases.create)
afterAll(async () => {
  await databases.drop()
  rmSync(place, { recursive: true, force: true })
})

test('what is kept while the portal runs comes back in another database, twice', async () => {
  const old = { DATA_DIR: join(place, 'here'), DATABASE_URL: here }
  const anew = { DATA_DIR: join(place, 'there'), DATABASE_URL: there }
  const backup = join(place, 'backup')

  const server = await serverOn(old)
  const headers = await beginning(server)
  const before = await found(server, headers)
  const harvested = await harvestAll(server)
  const kept = keep('backup', [backup], old)
  const tooEarly = keep('restore', [backup, '--overwrite'], old)
  await server.close()
  expect(kept).toMatchObject({ status: 0, complained: '' })
  expect(tooEarly.complained).toBe('Others are connected to the database. Stop the portal first.')

  expect(keep('restore', [backup], anew)).toMatchObject({ status: 0, complained: '' })
  const restored = await serverOn(anew)
  expect(await found(restored, headers)).toEqual(before)
  // Whoever has harvested until then is told everything once more: they may know what the backup does not.
  await harvestAll(restored, { from: harvested.place, atLeast: harvested.told })
  await beginning(restored)
  await restored.close()

  expect(keep('restore', [backup], anew).complained).toMatch(
    /^There is data already: the database at DATABASE_URL and .*--overwrite/,
  )
  expect(keep('restore', [backup, '--overwrite'], anew)).toMatchObject({ status: 0, complained: '' })
  const again = await serverOn(anew)
  expect(await found(again, headers)).toEqual(before)
  await again.close()
})

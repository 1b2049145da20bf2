import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { encryptedFiles } from './encrypted.ts'
import { folderFiles } from './folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'palaestra-files-'))
const key = randomBytes(32)
const files = encryptedFiles(folderFiles(folder), key)
const content = Buffer.from('the face of a member')
const placeOf = (id: string) => join(folder, id.slice(0, 2), id)

afterAll(() => rmSync(folder, { recursive: true }))

test('what goes in comes out, until it is deleted', async () => {
  await files.put('aa-1', content)
  expect(await files.get('aa-1')).toEqual(content)

  await files.delete('aa-1')
  expect(await files.get('aa-1')).toBeUndefined()
  await files.delete('aa-1')
})

test('nothing of it can be read in the folder, and the same content looks different each time', async () => {
  await files.put('bb-1', content)
  await files.put('bb-2', content)

  expect(readdirSync(join(folder, 'bb'))).toHaveLength(2)
  expect(readFileSync(placeOf('bb-1')).includes('member')).toBe(false)
  expect(readFileSync(placeOf('bb-1'))).not.toEqual(readFileSync(placeOf('bb-2')))
})

test('a file that was changed, or put in another’s place, is not given out', async () => {
  await files.put('cc-1', content)
  await files.put('cc-2', Buffer.from('another face'))
  writeFileSync(placeOf('cc-2'), readFileSync(placeOf('cc-1')))
  await expect(files.get('cc-2')).rejects.toThrow()

  const changed = readFileSync(placeOf('cc-1'))
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  writeFileSync(placeOf('cc-1'), changed)
  await expect(files.get('cc-1')).rejects.toThrow()
})

test('with another secret nothing opens', async () => {
  await files.put('dd-1', content)

  await expect(encryptedFiles(folderFiles(folder), randomBytes(32)).get('dd-1')).rejects.toThrow()
})

test('no id leads out of the folder', async () => {
  await expect(files.put('../../outside', content)).rejects.toThrow()
})

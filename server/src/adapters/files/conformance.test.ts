import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestBucket } from '../../testing/bucket.ts'
import { bucketFiles } from './bucket.ts'
import { encryptedFiles } from './encrypted.ts'
import { folderFiles } from './folder.ts'

// What whoever stands behind the port has to do alike: a folder, and a bucket of a storage that speaks S3.

const folder = mkdtempSync(join(tmpdir(), 'palaestra-files-'))
const storage = await openTestBucket()
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await storage.close()
})
const adapters = { 'a folder': folderFiles(folder), 'a bucket': bucketFiles(storage.bucket) }

describe.each(Object.entries(adapters))('%s', (_, files) => {
  test('gives back what was put, byte by byte, until it is deleted', async () => {
    const content = randomBytes(300_000)
    await files.put('aa-1', content)
    expect(await files.get('aa-1')).toEqual(content)

    await files.delete('aa-1')
    expect(await files.get('aa-1')).toBeUndefined()
    await files.delete('aa-1')
  })

  test('replaces what stood under the same id, and nothing else', async () => {
    await files.put('ab-1', Buffer.from('one'))
    await files.put('ab-2', Buffer.from('two'))
    await files.put('ab-1', Buffer.from('another'))

    expect([await files.get('ab-1'), await files.get('ab-2')]).toEqual([Buffer.from('another'), Buffer.from('two')])
  })

  test('knows nothing of one that was never put', async () => {
    expect(await files.get('ac-2')).toBeUndefined()
  })

  test('takes many at once', async () => {
    const contents = Array.from({ length: 20 }, () => randomBytes(1000))
    await Promise.all(contents.map((content, number) => files.put(`ad-${number}`, content)))

    expect(await Promise.all(contents.map((_, number) => files.get(`ad-${number}`)))).toEqual(contents)
  })

  test('holds what is encrypted before it leaves: whoever reads the storage learns nothing', async () => {
    const encrypted = encryptedFiles(files, randomBytes(32))
    await encrypted.put('ae-1', Buffer.from('the face of a member'))
    await encrypted.put('ae-2', Buffer.alloc(0))

    expect((await files.get('ae-1'))?.includes('member')).toBe(false)
    expect(await encrypted.get('ae-1')).toEqual(Buffer.from('the face of a member'))
    expect(await encrypted.get('ae-2')).toEqual(Buffer.alloc(0))
  })

  test('lets no id lead elsewhere', async () => {
    await expect(files.put('../../outside', Buffer.from('out'))).rejects.toThrow()
  })
})

describe('a bucket', () => {
  test('has its files under the keys that a folder has, so that one can be copied into the other', async () => {
    await adapters['a bucket'].put('af-1', Buffer.from('one'))

    expect(storage.stored.has('af/af-1')).toBe(true)
  })

  test('takes nothing from who has another secret, and gives nothing', async () => {
    const stranger = bucketFiles({ ...storage.bucket, secret: 'another secret' })

    await expect(stranger.put('ag-1', Buffer.from('one'))).rejects.toThrow()
    await expect(stranger.get('af-1'), 'a no is not that nothing is there').rejects.toThrow()
    expect(storage.stored.has('ag/ag-1')).toBe(false)
  })

  test('that is away has not lost its files: an error, and no missing file', async () => {
    const files = adapters['a bucket']
    await files.put('ah-1', Buffer.from('one'))
    storage.go(true)
    await expect(files.get('ah-1')).rejects.toThrow()
    storage.go(false)

    expect(await files.get('ah-1')).toEqual(Buffer.from('one'))
  })
})

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { unzip } from './testing/unzip.ts'
import { type Entry, zipped } from './zip.ts'

const now = new Date('2026-03-02T02:00:00Z')
const archiveOf = async (entries: Entry[]) => {
  const parts: Buffer[] = []
  for await (const part of zipped(entries, now)) parts.push(part)
  return parts
}

test('what goes in comes out, in order and byte by byte, however it came', async () => {
  const noise = randomBytes(70_000)
  const parts = await archiveOf([
    { name: '資料/a.txt', content: [Buffer.from('one, '), Buffer.from(''), Buffer.from('two')] },
    { name: 'b.jpg', stored: true, content: [noise.subarray(0, 10), noise.subarray(10)] },
    { name: 'empty', content: [] },
  ])
  const files = unzip(Buffer.concat(parts))
  expect([...files.keys()]).toEqual(['資料/a.txt', 'b.jpg', 'empty'])
  expect(files.get('資料/a.txt')?.toString()).toBe('one, two')
  expect(files.get('b.jpg')?.equals(noise)).toBe(true)
  expect(files.get('empty')).toHaveLength(0)
})

test('what can be compressed is, and no part waits for the next: none is held back', async () => {
  const asked: string[] = []
  const content = (function* () {
    for (const part of ['first', 'second']) {
      asked.push(part)
      yield Buffer.from(part.repeat(10_000))
    }
  })()
  const archive = zipped([{ name: 'a', content }], now)
  await archive.next()
  const { value } = await archive.next()
  expect(asked).toEqual(['first'])
  expect((value as Buffer).length).toBeLessThan(2000)
})

test('an archive of nothing is one all the same', async () => {
  expect(unzip(Buffer.concat(await archiveOf([]))).size).toBe(0)
})

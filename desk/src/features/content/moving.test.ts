import type { WrittenBlock } from '@palaestra/contract'
import { expect, test } from 'vitest'
import { moved } from './moving.ts'

const said = { zh: '', pt: '', en: '' }
/** A menu, each entry with its level: `a1 b2`. */
const menu = (drawn: string): WrittenBlock[] =>
  drawn.split(' ').map((one) => ({
    ...{ kind: 'entry', code: one.slice(0, -1), level: Number(one.at(-1)), text: said, uri: '/', hidden: false },
  }))
const drawn = (blocks: readonly WrittenBlock[]) =>
  blocks.map((block) => (block.kind === 'entry' ? `${block.code}${block.level}` : block.kind)).join(' ')

test.each([
  ['takes along what stands below it, and passes what stands below the other', 'b', -1, 'b1 c2 a1 x2 y3'],
  ['goes down past the other with all that is below that', 'a', 1, 'b1 c2 a1 x2 y3'],
  ['that is the first below something goes below the one before', 'c', -1, 'a1 x2 y3 c2 b1'],
  ['that is the last below something goes below the one after', 'x', 1, 'a1 b1 x2 y3 c2'],
] as const)('an entry %s', (_, code, way, after) => {
  const blocks = menu('a1 x2 y3 b1 c2')
  const place = blocks.findIndex((block) => block.kind === 'entry' && block.code === code)
  const there = moved(blocks, place, way)

  expect(there && drawn(there.blocks)).toBe(after)
  expect(there?.blocks[there.place]).toBe(blocks[place])
})

test.each([
  ['the first has no way up', 'a1 b2 c1', 0, -1],
  ['the last has no way down', 'a1 b1', 1, 1],
  ['the last has none either with what is below it', 'a1 b1 c2', 1, 1],
  ['below the very first there is nothing to go up to', 'a1 b2 c1', 1, -1],
  ['the last below the last has nowhere to go', 'a1 b1 c2', 2, 1],
  ['nothing gets more than a level below the one above it, going up', 'a1 b2 c3 d1', 2, -1],
  ['nor going down', 'a1 b2 c3 d1', 2, 1],
] as const)('%s', (_, before, place, way) => {
  expect(moved(menu(before), place, way)).toBeUndefined()
})

test('the parts of a page change places with their neighbours', () => {
  const page: WrittenBlock[] = [
    { kind: 'heading', text: said },
    { kind: 'notice', text: said },
    { kind: 'paragraph', text: said },
  ]
  expect(moved(page, 1, -1)).toEqual({ blocks: [page[1], page[0], page[2]], place: 0 })
  expect(moved(page, 1, 1)).toEqual({ blocks: [page[0], page[2], page[1]], place: 2 })
  expect(moved(page, 2, 1)).toBeUndefined()
})

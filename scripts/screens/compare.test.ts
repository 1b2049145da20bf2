import { expect, test } from 'vitest'
import { changeOf, type Points, shareChanged } from './compare.ts'

const [paper, ink] = [240, 20]

/** A white page with a black block. */
const page = ({ height = 100, x = 10, y = 10, side = 20, colour = ink } = {}): Points => {
  const data = new Uint8Array(100 * height * 4).fill(paper)
  for (let row = y; row < y + side; row += 1)
    for (let column = x; column < x + side; column += 1) {
      const at = (row * 100 + column) * 4
      data.fill(colour, at, at + 3)
    }
  return { width: 100, height, data }
}

test('the same page has no change, nor has one that is only stored with losses', () => {
  expect(shareChanged(page(), page())).toBe(0)
  expect(shareChanged(page({ colour: 20 }), page({ colour: 50 }))).toBe(0)
})

test('what has moved by a point is the same, what has moved further is not', () => {
  expect(shareChanged(page(), page({ x: 11 }))).toBe(0)
  expect(shareChanged(page(), page({ x: 60 }))).toBeCloseTo(0.08, 3)
})

test('another colour counts, on the lighter page and on the darker', () => {
  expect(shareChanged(page({ colour: 20 }), page({ colour: 150 }))).toBeGreaterThan(0.03)
  expect(shareChanged(page({ colour: 150 }), page({ colour: 20 }))).toBeGreaterThan(0.03)
})

test('what is longer than before counts', () => {
  expect(shareChanged(page(), page({ height: 200 }))).toBe(0.5)
  expect(shareChanged(page({ height: 200 }), page())).toBe(0.5)
})

test('a few points are little', () => {
  const now = page({ side: 21 })
  now.data.fill(ink, 0, 3)

  expect(changeOf('login', { 'zh.wide.light': page() }, { 'zh.wide.light': now })).toBeUndefined()
})

test('the looks that have changed are named, the most different one first', () => {
  const before = { 'zh.wide.light': page(), 'zh.wide.dark': page(), 'pt.wide.light': page() }
  const now = { 'zh.wide.light': page(), 'zh.wide.dark': page({ x: 60 }), 'pt.wide.light': page({ height: 200 }) }

  expect(changeOf('login', before, now)).toEqual({
    name: 'login',
    kind: 'changed',
    looks: [
      { name: 'pt.wide.light', share: 0.5 },
      { name: 'zh.wide.dark', share: expect.closeTo(0.08, 3) },
    ],
  })
})

test('a screen that is new or gone is named, and so is a look that could not be taken', () => {
  const sheet = { 'zh.wide.light': page() }

  expect(changeOf('login', undefined, sheet)).toEqual({ name: 'login', kind: 'new', looks: [] })
  expect(changeOf('login', sheet, undefined)).toEqual({ name: 'login', kind: 'gone', looks: [] })
  expect(changeOf('login', undefined, undefined)).toBeUndefined()
  expect(changeOf('login', sheet, {})?.looks).toEqual([{ name: 'zh.wide.light', share: 1 }])
})

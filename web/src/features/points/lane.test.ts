import { expect, test } from 'vitest'
import { lanePath, scaleFor, stepFor } from './lane.ts'

test.each([
  [0, 0.5],
  [1.2, 0.5],
  [5, 1],
  [8.5, 2],
  [24, 5],
  [260, 100],
])('a scale up to %d goes in steps of %d', (most, step) => {
  expect(stepFor(most, 5)).toBe(step)
})

test('a scale begins at nothing and holds the largest value, also when there is none', () => {
  expect(scaleFor([3, 8.5, 0], 5)).toEqual([0, 2, 4, 6, 8, 10])
  expect(scaleFor([0, 0], 5)).toEqual([0, 0.5])
})

test('a lane is straight over each month and bent between two, lying or standing', () => {
  const points = [
    { along: 10, out: 5 },
    { along: 30, out: 9 },
  ]
  expect(lanePath(points, 4, ({ along, out }) => `${along} ${out}`)).toBe('M6 5 L14 5 C20 5 20 9 26 9 L30 9')
  expect(lanePath(points, 4, ({ along, out }) => `${out} ${along}`)).toBe('M5 6 L5 14 C5 20 9 20 9 26 L9 30')
  expect(lanePath([], 4, () => '')).toBe('')
})

import { expect, test } from 'vitest'
import { type Choice, mostCost, placesOf, preferred, toggled } from './choosing.ts'

const choice = (id: number, price = 2000): Choice => ({
  ...{ id, price, court: '1', day: '2026-03-04', from: '09:00', until: '10:00', band: 'peak' },
})
const ids = (choices: readonly Choice[]) => choices.map(({ id }) => id)

test('choices stand in the order in which they were made, and one that is pressed again is gone', () => {
  const chosen = [1, 2, 3].map((id) => choice(id)).reduce<Choice[]>(toggled, [])
  expect(ids(chosen)).toEqual([1, 2, 3])
  expect(ids(toggled(chosen, choice(2)))).toEqual([1, 3])
})

test('one is liked better than the one before it; the first stays the first', () => {
  const chosen = [1, 2, 3].map((id) => choice(id))
  expect(ids(preferred(chosen, 3))).toEqual([1, 3, 2])
  expect(ids(preferred(chosen, 1))).toEqual([1, 2, 3])
  expect(ids(preferred(chosen, 9))).toEqual([1, 2, 3])
})

test('only one is booked, so the most it can cost is the dearest', () => {
  expect(mostCost([choice(1, 2000), choice(2, 4000)])).toBe(4000)
  expect(mostCost([])).toBe(0)
})

test('a quota shows what is used, what this booking would use, and what is left', () => {
  expect(placesOf({ most: 3, used: 1 }, true)).toEqual(['used', 'wanted', 'left'])
  expect(placesOf({ most: 2, used: 1 }, false)).toEqual(['used', 'left'])
  expect(placesOf({ most: 2, used: 2 }, true)).toEqual(['used', 'used'])
})

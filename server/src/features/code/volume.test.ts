import { expect, test } from 'vitest'
import { areHardlyUsed, isFarAboveUsual } from './volume.rules.ts'

const hours = (length: number, sent: number) => Array.from({ length }, () => sent)

test.each([
  ['three times the median', 150, hours(168, 50), true],
  ['a little less', 149, hours(168, 50), false],
  ['a quiet portal has a busy hour', 99, hours(168, 2), false],
  ['a quiet portal is flooded', 100, hours(168, 2), true],
  ['the first day of a portal: nothing is usual yet', 5000, hours(23, 50), false],
  ['between two in the middle', 150, [...hours(12, 40), ...hours(12, 60)], true],
])('%s', (_, thisHour, before, isFar) => {
  expect(isFarAboveUsual(thisHour, before)).toBe(isFar)
})

test('a hundred codes are needed to say that they are not used', () => {
  expect(areHardlyUsed({ sent: 100, used: 29 })).toBe(true)
  expect(areHardlyUsed({ sent: 100, used: 30 })).toBe(false)
  expect(areHardlyUsed({ sent: 99, used: 0 })).toBe(false)
})

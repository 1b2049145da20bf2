import { describe, expect, test } from 'vitest'
import { groupedMemberNumber, isMemberNumber, memberNumberFrom } from './memberNumber.ts'

// The check digits were worked out by hand after ISO/IEC 7812-1, annex B.
test.each([
  [10_000_001, '100000017'],
  [12_345_678, '123456782'],
  [0, '000000000'],
  // A nine that is weighed by one stays a nine; the sum is 9.
  [90, '000000901'],
])('the member number for %i is %s', (running, expected) => {
  expect(memberNumberFrom(running)).toBe(expected)
})

describe('a slip of the finger is found', () => {
  const right = memberNumberFrom(12_345_678)
  test('in every single digit', () => {
    for (let place = 0; place < right.length; place += 1)
      for (const digit of '0123456789')
        if (digit !== right[place])
          expect(isMemberNumber(right.slice(0, place) + digit + right.slice(place + 1))).toBe(false)
    expect(isMemberNumber(right)).toBe(true)
  })
  test('where two neighbours have changed places', () => {
    expect(isMemberNumber('132456782')).toBe(false)
  })
})

test('it is shown in groups of three', () => {
  expect(groupedMemberNumber('123456782')).toBe('123 456 782')
})

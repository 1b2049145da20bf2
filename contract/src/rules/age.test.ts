import { describe, expect, test } from 'vitest'
import { isOldEnough, needsGuardian } from './age.ts'

describe('[V11] four years of age', () => {
  test.each([
    ['3 years and 364 days', '2026-03-01', '2022-03-02', false],
    ['on the 4th birthday', '2026-03-02', '2022-03-02', true],
    ['born on 29 February, on 28 February', '2026-02-28', '2020-02-29', true],
    ['born on 29 February, a day before 1 March of the fourth year', '2027-02-28', '2024-02-29', false],
  ])('%s', (_, today, birthDate, expected) => {
    expect(isOldEnough(today, birthDate)).toBe(expected)
  })
})

describe('under 18', () => {
  test.each([
    ['the day before the 18th birthday', '2026-05-09', '2008-05-10', true],
    ['on the 18th birthday', '2026-05-10', '2008-05-10', false],
    ['born on 29 February, on 28 February', '2026-02-28', '2008-02-29', true],
    ['born on 29 February, on 1 March', '2026-03-01', '2008-02-29', false],
  ])('%s', (_, today, birthDate, expected) => {
    expect(needsGuardian(today, birthDate)).toBe(expected)
  })
})

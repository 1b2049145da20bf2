import { expect, test } from 'vitest'
import { yearsWithoutHolidays } from './holidays.ts'

test.each([
  ['2027-09-30', ['2027'], []],
  ['2027-10-01', ['2027'], ['2028']],
  ['2027-12-31', ['2027'], ['2028']],
  ['2027-12-31', ['2027', '2028'], []],
  ['2028-01-01', ['2027'], ['2028']],
  ['2028-11-01', ['2026'], ['2028', '2029']],
])('[M02] on %s, with the holidays of %j, those of %j are missing', (today, known, missing) => {
  expect(yearsWithoutHolidays(today, known)).toEqual(missing)
})

import { describe, expect, test } from 'vitest'
import { addWorkingDays, addYears, daysBetween, isDay } from './days.ts'

describe('[V15] a day', () => {
  test.each([
    ['is yyyy-mm-dd', '1990-03-15', true],
    ['29 February of a leap year', '2028-02-29', true],
    ['29 February of another year', '2026-02-29', false],
    ['30 February', '1990-02-30', false],
    ['a year of three digits', '0990-03-15', false],
    ['month 13', '1990-13-01', false],
    ['day before month', '15-03-1990', false],
    ['with slashes', '1990/03/15', false],
    ['without leading zeros', '1990-3-5', false],
    ['with a time', '1990-03-15T00:00', false],
    ['nothing', '', false],
  ])('%s', (_, text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})

test.each([
  ['2026-03-05', '2026-03-05', 0],
  ['2026-02-27', '2026-03-02', 3],
  ['2028-03-01', '2028-02-28', -2],
])('from %s to %s it is %s days', (from, to, expected) => {
  expect(daysBetween(from, to)).toBe(expected)
})

describe('[M02] three working days after', () => {
  const holidays = new Set(['2026-04-03', '2026-04-06', '2026-10-01', '2026-10-02'])
  test.each([
    ['a Monday', '2026-03-02', '2026-03-05'],
    ['a Wednesday, over the weekend', '2026-03-04', '2026-03-09'],
    ['a Saturday', '2026-03-07', '2026-03-11'],
    ['a Sunday', '2026-03-08', '2026-03-11'],
    ['the day before Good Friday and Easter Monday', '2026-04-02', '2026-04-09'],
    ['a holiday itself', '2026-10-01', '2026-10-07'],
    ['over the new year', '2026-12-30', '2027-01-04'],
  ])('%s', (_, day, expected) => {
    expect(addWorkingDays(day, 3, holidays)).toBe(expected)
  })
})

test('a year after 29 February is 1 March', () => {
  expect(addYears('2028-02-29', 1)).toBe('2029-03-01')
  expect(addYears('2028-02-29', 4)).toBe('2032-02-29')
})

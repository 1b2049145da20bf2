import { expect, test } from 'vitest'
import { holidays } from './holidays.ts'

const daysOf = (year: string) =>
  holidays.flatMap(([day, { en }]) => (day.startsWith(year) ? [`${day.slice(5)} ${en}`] : []))

/** Those of both years that neither the calendar of the runtime nor a rule of the year gives. */
const announced = (year: string, names: RegExp) => daysOf(year).filter((line) => names.test(line))

test('[M02] the days of the Lunar New Year are those of the almanac', () => {
  expect(announced('2026', /Lunar/)).toEqual(['02-17', '02-18', '02-19'].map((day) => `${day} Lunar New Year`))
  expect(announced('2027', /Lunar/)).toEqual(['02-06', '02-07', '02-08'].map((day) => `${day} Lunar New Year`))
})

/** The Sunday of Easter (Meeus, Jones, Butcher). */
const easterOf = (year: number) => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
}
const before = (day: Date, days: number) => new Date(day.getTime() - days * 86_400_000).toISOString().slice(5, 10)

test.each(['2026', '2027'])('[M02] in %s Good Friday and the day after it come before Easter', (year) => {
  const easter = easterOf(Number(year))

  expect(announced(year, /Good Friday|before Easter/)).toEqual([
    `${before(easter, 2)} Good Friday`,
    `${before(easter, 1)} The day before Easter`,
  ])
})

test.each(['2026', '2027'])('[M02] in %s the days that stay are where the order has them', (year) => {
  expect(announced(year, /^(01|05-01|10-0[12]|11|12)|Cheng Ming/)).toEqual([
    '01-01 New Year’s Day',
    '04-05 Cheng Ming',
    '05-01 Labour Day',
    '10-01 National Day of the People’s Republic of China',
    '10-02 The day after National Day',
    '11-02 All Souls’ Day',
    '12-08 Immaculate Conception',
    '12-20 Macao SAR Establishment Day',
    '12-22 Winter Solstice',
    '12-24 Christmas Eve',
    '12-25 Christmas Day',
  ])
})

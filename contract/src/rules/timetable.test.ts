import { expect, test } from 'vitest'
import { addDays } from './days.ts'
import {
  bandAt,
  type CourtPrice,
  hoursOn,
  type LetFacility,
  pricesOn,
  quotaOf,
  slotsOf,
  timetableOf,
  weekdayWith,
} from './timetable.ts'

/** A day and a time in a zone as a moment, reckoned in another way than by the portal: it tries all minutes nearby. */
const atIn = (timeZone: string) => {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (day: string, time: string) => {
    const wanted = `${day} ${time.slice(0, 5)}`
    const about = Date.parse(`${day}T${time.slice(0, 5)}Z`)
    for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 30) {
      const moment = new Date(about + minutes * 60_000)
      if (wall.format(moment) === wanted) return moment
    }
    throw new Error(`${wanted} is not in ${timeZone}`)
  }
}
const timeIn = (timeZone: string) => {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' })
  return (moment: Date) => wall.format(moment)
}
const at = atIn('Asia/Macau')
const timeOf = timeIn('Asia/Macau')

const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
)

test('whatever the hours, slots follow one another, last an hour, and none is outside of them', () => {
  for (const opens of halfHours)
    for (const closes of [...halfHours.filter((one) => one > opens), '00:00']) {
      const day = '2026-03-02'
      const slots = slotsOf(day, { opens, closes }, at)
      const end = closes === '00:00' ? at(addDays(day, 1), closes) : at(day, closes)
      for (const [place, { startsAt, endsAt }] of slots.entries()) {
        expect(endsAt.getTime() - startsAt.getTime()).toBe(3_600_000)
        expect(startsAt).toEqual(place === 0 ? at(day, opens) : slots[place - 1]?.endsAt)
        expect(endsAt.getTime()).toBeLessThanOrEqual(end.getTime())
      }
      const left = end.getTime() - (slots.at(-1)?.endsAt ?? at(day, opens)).getTime()
      expect(left).toBeLessThan(3_600_000)
    }
})

test.each([
  ['2026-03-28', 24],
  ['2026-03-29', 23],
  ['2026-10-24', 24],
  ['2026-10-25', 25],
])('where the clocks change, %s has %i slots around the clock, none of them twice', (day, many) => {
  const zone = atIn('Europe/Lisbon')
  const slots = slotsOf(day, { opens: '00:00', closes: '00:00' }, zone)

  expect(slots).toHaveLength(many)
  expect(new Set(slots.map(({ startsAt }) => startsAt.getTime())).size).toBe(many)
  expect(slots.at(-1)?.endsAt).toEqual(zone(addDays(day, 1), '00:00'))
})

test('a slot that ends at midnight belongs to the day on which it begins', () => {
  const slots = slotsOf('2026-03-02', { opens: '22:00', closes: '00:00' }, at)

  expect(slots.map(({ startsAt }) => timeOf(startsAt))).toEqual(['22:00', '23:00'])
})

test('a public holiday is weekday 8, whichever day it falls on', () => {
  const holidays = new Set(['2026-05-01'])

  expect(['2026-04-30', '2026-05-01', '2026-05-03', '2026-05-04'].map((day) => weekdayWith(day, holidays))).toEqual([
    ...[4, 8, 7, 1],
  ])
})

const hour = (weekday: number, fromDay: string, untilDay: string | null, opens = '08:00') => ({
  ...{ weekday, fromDay, untilDay, opens, closes: '22:00' },
})

test('the hours of a day are those of its weekday in force then, and what nobody has said is closed', () => {
  const said = [hour(1, '2026-01-01', '2026-03-31'), hour(1, '2026-04-01', null, '09:00')]

  expect(hoursOn(said, '2026-03-31', 1)?.opens).toBe('08:00')
  expect(hoursOn(said, '2026-04-01', 1)?.opens).toBe('09:00')
  expect(hoursOn(said, '2026-03-31', 2)).toBeUndefined()
  expect(hoursOn(said, '2025-12-31', 1)).toBeUndefined()
})

test.each([
  ['17:59', 'off_peak'],
  ['18:00', 'peak'],
  ['21:30', 'peak'],
  ['22:00', 'off_peak'],
])('what begins at %s is %s', (time, band) => {
  expect(bandAt([{ weekday: 1, fromHour: 18, untilHour: 22 }], 1, time)).toBe(band)
  expect(bandAt([{ weekday: 2, fromHour: 18, untilHour: 22 }], 1, time)).toBe('off_peak')
})

const price = (audience: CourtPrice['audience'], amount: number, fromDay = '2026-01-01'): CourtPrice => ({
  ...{ band: 'peak', audience, amount, fromDay },
})

test('a price holds from its day on, in whatever order they stand, and without one of the three there is none', () => {
  const prices = [price('adult', 5000, '2026-04-01'), price('adult', 4000), price('minor', 2000), price('senior', 0)]

  expect(pricesOn(prices, '2026-03-31', 'peak')).toEqual({ adult: 4000, minor: 2000, senior: 0 })
  expect(pricesOn(prices, '2026-04-01', 'peak')).toEqual({ adult: 5000, minor: 2000, senior: 0 })
  expect(pricesOn(prices.toReversed(), '2026-04-01', 'peak')?.adult).toBe(5000)
  expect(pricesOn(prices.slice(0, 3), '2026-04-01', 'peak')).toBeUndefined()
  expect(pricesOn(prices, '2026-04-01', 'off_peak')).toBeUndefined()
})

test('a kind has its own quota or that of all, counted by day or by week from Monday', () => {
  const quotas = [
    { kind: '*', band: 'peak', period: 'day', most: 2 },
    { kind: 'squash', band: 'peak', period: 'week', most: 3 },
  ] as const

  expect(quotaOf(quotas, 'tennis', 'peak', '2026-03-08')).toEqual({ from: '2026-03-08', most: 2 })
  expect(quotaOf(quotas, 'squash', 'peak', '2026-03-08')).toEqual({ from: '2026-03-02', most: 3 })
  expect(quotaOf(quotas, 'squash', 'peak', '2026-03-02')).toEqual({ from: '2026-03-02', most: 3 })
  expect(() => quotaOf(quotas, 'squash', 'off_peak', '2026-03-02')).toThrow('off_peak')
})

const facility: LetFacility = {
  ...{ kind: 'badminton', peakBy: 'ballot' },
  hours: [hour(1, '2026-01-01', null, '17:00')],
  peak: [{ weekday: 1, fromHour: 18, untilHour: 22 }],
  prices: (['adult', 'minor', 'senior'] as const).flatMap((audience) => [
    price(audience, 4000),
    { ...price(audience, 2000), band: 'off_peak' as const },
  ]),
  courts: [
    { id: 1, withdrawnOn: null },
    { id: 2, withdrawnOn: '2026-03-09' },
  ],
}
const rules = {
  window: { daysAhead: 7, opensAt: '07:30' },
  quotas: [
    { kind: '*', band: 'peak', period: 'day', most: 2 },
    { kind: '*', band: 'off_peak', period: 'day', most: 3 },
  ] as const,
  holidays: new Set(['2026-03-16']),
  ...{ at, timeOf },
}

test('each slot carries band, price, quota, how it is given, and the moment at which it opens', () => {
  const slots = timetableOf(facility, '2026-03-02', rules)

  expect(slots).toHaveLength(2 * 5)
  expect(slots[0]).toEqual({
    ...{ courtId: 1, band: 'off_peak', givenBy: 'first_come', quotaFrom: '2026-03-02', quotaMost: 3 },
    ...{ startsAt: new Date('2026-03-02T17:00:00+08:00'), endsAt: new Date('2026-03-02T18:00:00+08:00') },
    opensAt: new Date('2026-02-23T07:30:00+08:00'),
    ...{ priceAdult: 2000, priceMinor: 2000, priceSenior: 2000 },
  })
  expect(slots[2]).toMatchObject({ band: 'peak', givenBy: 'ballot', quotaMost: 2, priceAdult: 4000 })
})

test('a court is let until the day before it is withdrawn, and nothing where the hours say nothing of a holiday', () => {
  const courtsOn = (day: string) => new Set(timetableOf(facility, day, rules).map(({ courtId }) => courtId))

  expect(courtsOn('2026-03-02')).toEqual(new Set([1, 2]))
  expect(courtsOn('2026-03-09')).toEqual(new Set([1]))
  expect(courtsOn('2026-03-16')).toEqual(new Set())
})

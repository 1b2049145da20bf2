import { expect, test } from 'vitest'
import { clockFrom, hourOf } from './clock.ts'

const at = (moment: string, timeZone = 'Asia/Macau') => clockFrom(() => new Date(moment), timeZone)

test.each([
  ['a second before midnight', '2026-03-02T15:59:59Z', '2026-03-02', 1],
  ['at midnight', '2026-03-02T16:00:00Z', '2026-03-03', 86_400],
  ['at noon', '2026-03-02T04:00:00Z', '2026-03-02', 12 * 3600],
  ['while it is still the day before in London', '2026-12-31T16:30:30Z', '2027-01-01', 23.5 * 3600 - 30],
])('%s it is the day of the portal, and so long until the next', (_, moment, day, seconds) => {
  const clock = at(moment)

  expect([clock.today(), clock.dayOf(new Date(moment)), clock.untilTomorrow()]).toEqual([day, day, seconds])
})

test('another time zone has another day', () => {
  expect(at('2026-03-02T16:00:00Z', 'Europe/Lisbon').today()).toBe('2026-03-02')
  expect(at('2026-03-02T04:00:00Z', 'America/Los_Angeles').today()).toBe('2026-03-01')
})

test('the day goes on with the clock, and the days of other moments are their own', () => {
  let now = '2026-03-02T15:59:59Z'
  const clock = clockFrom(() => new Date(now), 'Asia/Macau')
  expect(clock.today()).toBe('2026-03-02')
  expect(clock.dayOf(new Date('2025-07-01T20:00:00Z'))).toBe('2025-07-02')
  now = '2026-03-02T16:00:00Z'

  expect(clock.today()).toBe('2026-03-03')
})

test('an hour begins at its full hour', () => {
  expect(hourOf(new Date('2026-03-02T10:59:59.999Z'))).toEqual(new Date('2026-03-02T10:00:00Z'))
  expect(hourOf(new Date('2026-03-02T11:00:00Z'))).toEqual(new Date('2026-03-02T11:00:00Z'))
})

test.each([
  ['Asia/Macau', '2026-03-02', '07:30', '2026-03-01T23:30:00Z'],
  ['Asia/Macau', '2026-03-02', '18:05:09', '2026-03-02T10:05:09Z'],
  ['Europe/Lisbon', '2026-03-29', '00:30', '2026-03-29T00:30:00Z'],
  ['Europe/Lisbon', '2026-03-29', '02:00', '2026-03-29T01:00:00Z'],
  ['Europe/Lisbon', '2026-10-25', '00:30', '2026-10-24T23:30:00Z'],
  ['Europe/Lisbon', '2026-10-25', '02:00', '2026-10-25T02:00:00Z'],
  ['America/Los_Angeles', '2026-03-08', '23:00', '2026-03-09T06:00:00Z'],
])('in %s, %s at %s is one moment', (timeZone, day, time, moment) => {
  const clock = at('2026-01-01T00:00:00Z', timeZone)

  expect(clock.at(day, time)).toEqual(new Date(moment))
  expect([clock.dayOf(new Date(moment)), clock.timeOf(new Date(moment))]).toEqual([day, time.slice(0, 5)])
})

test('a time that is left out comes an hour later, and of one that comes twice the first counts', () => {
  const clock = at('2026-01-01T00:00:00Z', 'Europe/Lisbon')

  expect(clock.at('2026-03-29', '01:30')).toEqual(new Date('2026-03-29T01:30:00Z'))
  expect(clock.at('2026-10-25', '01:30')).toEqual(new Date('2026-10-25T00:30:00Z'))
})

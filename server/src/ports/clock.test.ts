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

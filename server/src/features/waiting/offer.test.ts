import { expect, test } from 'vitest'
import { clockFrom } from '../../ports/clock.ts'
import { defaultSettings } from '../../settings.ts'
import { offerUntil } from './offer.rules.ts'

const clock = clockFrom(() => new Date(), 'Asia/Macau')
const moment = (said: string) => new Date(`2026-03-${said}:00+08:00`)
const until = (now: string, startsAt: string) =>
  clock
    .minuteOf(offerUntil(clock, { now: moment(now), startsAt: moment(startsAt) }, defaultSettings.services.offer))
    .slice(8)

test.each([
  ['an afternoon of another day', '02T14:00', '04T18:00', '02 14:30'],
  ['one that begins in three hours', '02T14:00', '02T17:00', '02 14:30'],
  ['one that begins sooner', '02T14:00', '02T16:59', '02 14:10'],
  ['an evening that just ends before the night', '02T21:29', '04T18:00', '02 21:59'],
  ['an end at the first minute of the night', '02T21:30', '04T18:00', '03 08:30'],
  ['the middle of the night', '03T02:00', '04T18:00', '03 08:30'],
  ['an end at the last minute of the night', '03T07:59', '04T18:00', '03 08:30'],
  ['an end in the first minute of the morning', '03T08:00', '04T18:00', '03 08:30'],
  ['a little later in the morning', '03T08:05', '04T18:00', '03 08:35'],
  ['a court that begins right after the morning', '02T23:00', '03T09:00', '03 08:30'],
  ['a court that begins in the night: until an hour before', '02T23:00', '03T08:00', '03 07:00'],
  ['a court of the same late evening', '02T21:55', '02T23:00', '02 22:05'],
])('an offer ends when people are awake: %s', (_, now, startsAt, end) => {
  expect(until(now, startsAt)).toBe(end)
})

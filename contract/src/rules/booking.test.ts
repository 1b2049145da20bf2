import { describe, expect, test } from 'vitest'
import {
  audienceOn,
  bookingStates,
  cancelTermsOf,
  freeUntil,
  mayArrive,
  mayTakeBackArrival,
  quotaLeft,
} from './booking.ts'

const startsAt = new Date('2026-03-04T19:00:00+08:00')
const terms = { fullUntilHours: 24 }
const at = (moment: string) => ({ now: new Date(`${moment}+08:00`), ...terms })

describe('[O03] cancelling a booking', () => {
  test.each([
    ['2026-03-01T00:00:00', 'free'],
    ['2026-03-03T18:59:59', 'free'],
    ['2026-03-03T19:00:00', 'free'],
    ['2026-03-03T19:00:00.001', 'late'],
    ['2026-03-04T18:59:59.999', 'late'],
    ['2026-03-04T19:00:00', null],
    ['2026-03-05T00:00:00', null],
  ])('that is confirmed, at %s, is %s', (moment, expected) => {
    expect(cancelTermsOf({ state: 'confirmed', startsAt }, at(moment))).toBe(expected)
  })

  test('that is only held costs nothing until it begins', () => {
    const held = { state: 'held', startsAt } as const
    expect(cancelTermsOf(held, at('2026-03-04T18:59:59'))).toBe('free')
    expect(cancelTermsOf(held, at('2026-03-04T19:00:00'))).toBe(null)
  })

  test('is free until it begins for whom the card keeps out', () => {
    const confirmed = { state: 'confirmed', startsAt } as const
    const keptOut = (moment: string) => cancelTermsOf(confirmed, { ...at(moment), isKeptOut: true })
    expect(keptOut('2026-03-04T18:59:59')).toBe('free')
    expect(keptOut('2026-03-04T19:00:00')).toBe(null)
  })

  test('is for what is held or confirmed alone', () => {
    const others = bookingStates.filter((state) => state !== 'confirmed' && state !== 'held')
    expect(others.map((state) => cancelTermsOf({ state, startsAt }, at('2026-03-01T00:00:00')))).toEqual(
      others.map(() => null),
    )
  })

  test('never gets better with time, whatever the hours', () => {
    const worth = { free: 2, late: 1, none: 0 }
    for (const fullUntilHours of [0, 1, 24, 336]) {
      const worths = Array.from({ length: 2000 }, (_, quarter) => {
        const now = new Date(startsAt.getTime() + (quarter - 1900) * 900_000)
        return worth[cancelTermsOf({ state: 'confirmed', startsAt }, { now, fullUntilHours }) ?? 'none']
      })
      expect(worths).toEqual(worths.toSorted((one, other) => other - one))
      expect(new Set(worths)).toEqual(new Set(fullUntilHours === 0 ? [2, 0] : [2, 1, 0]))
    }
  })

  test('is free until so many hours before', () => {
    expect(freeUntil(startsAt, 24)).toEqual(new Date('2026-03-03T19:00:00+08:00'))
  })
})

describe('what one pays as is decided by the age on the day of the slot', () => {
  test.each([
    ['2026-03-04', '2008-03-05', 'minor'],
    ['2026-03-04', '2008-03-04', 'adult'],
    ['2026-03-04', '1961-03-05', 'adult'],
    ['2026-03-04', '1961-03-04', 'senior'],
    // Born on 29 February, one is a year older on 1 March.
    ['2026-02-28', '2008-02-29', 'minor'],
    ['2026-03-01', '2008-02-29', 'adult'],
  ])('on %s, born on %s: %s', (day, birthDate, expected) => {
    expect(audienceOn(day, birthDate)).toBe(expected)
  })
})

test('of a quota nothing less than nothing is left', () => {
  expect([quotaLeft({ most: 3, used: 1 }), quotaLeft({ most: 2, used: 3 })]).toEqual([2, 0])
})

describe('[O03] who has booked', () => {
  const endsAt = new Date('2026-03-04T20:00:00+08:00')
  const moments = ['18:29:59', '18:30:00', '19:59:59', '20:00:00'].map((time) => new Date(`2026-03-04T${time}+08:00`))

  test.each(bookingStates)('and is %s arrives, or never did, from half an hour before to the end', (state) => {
    const inTime = [false, true, true, false]
    expect(moments.map((now) => mayArrive({ state, startsAt, endsAt }, now))).toEqual(
      inTime.map((is) => is && state === 'confirmed'),
    )
    expect(moments.map((now) => mayTakeBackArrival({ state, startsAt, endsAt }, now))).toEqual(
      inTime.map((is) => is && state === 'used'),
    )
  })
})

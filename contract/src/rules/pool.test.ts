import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from './days.ts'
import {
  isCleanedOn,
  isInSeason,
  mayEnter,
  mayGiveBack,
  mayTakeBackEntry,
  saleStateOf,
  swimmerOn,
  ticketPrice,
  ticketStates,
} from './pool.ts'

const day = '2026-03-04'
const moment = (time: string) => new Date(`${day}T${time}+08:00`)
const numbers = (count: number) => Array.from({ length: count }, (_, nr) => nr)
/** Every day of two years, a leap day among them. */
const days = numbers(731).map((ahead) => addDays('2027-06-01', ahead))

describe('what somebody swims as', () => {
  test.each([
    ['2013-03-05', 'child'],
    ['2013-03-04', 'minor'],
    ['2008-03-05', 'minor'],
    ['2008-03-04', 'adult'],
    ['1961-03-05', 'adult'],
    ['1961-03-04', 'senior'],
  ] as const)('born on %s, on 4 March 2026, is %s', (birthDate, swimmer) => {
    expect(swimmerOn(day, birthDate)).toBe(swimmer)
  })

  test('never goes back to what one was before', () => {
    const order = ['child', 'minor', 'adult', 'senior']
    for (const birth of ['2026-01-01', '2028-02-29', '2027-12-31']) {
      const ages = numbers(70 * 53).map((week) => order.indexOf(swimmerOn(addDays(birth, week * 7), birth)))
      expect(ages).toEqual(ages.toSorted())
      expect(new Set(ages).size).toBe(4)
    }
  })

  test('costs the price of whoever has the ticket, and that of a child for each child', () => {
    const prices = { adult: 1500, minor: 700, senior: 800, child: 500 }
    expect([
      ticketPrice(prices, 'adult', 2),
      ticketPrice(prices, 'minor', 0),
      ticketPrice(prices, 'senior', 1),
    ]).toEqual([2500, 700, 1300])
  })
})

describe('the day of cleaning', () => {
  const none = new Set<string>()

  test('is once a week where there are no holidays, on its weekday', () => {
    for (const weekday of [1, 2, 3, 4, 5, 6, 7])
      expect(days.filter((one) => isCleanedOn(weekday, one, none))).toEqual(
        days.filter((one) => weekdayOf(one) === weekday),
      )
  })

  test('is on no holiday, and never left out: on the first day after that is none, whatever days are holidays', () => {
    const due = '2026-03-04'
    // Each set of holidays among the nine days around it.
    for (const set of numbers(512)) {
      const holidays = new Set(numbers(9).flatMap((nr) => ((set >> nr) & 1 ? [addDays(due, nr - 2)] : [])))
      let moved = due
      while (holidays.has(moved)) moved = addDays(moved, 1)
      const cleaned = numbers(9).flatMap((nr) => {
        const one = addDays(due, nr - 2)
        return isCleanedOn(3, one, holidays) ? [one] : []
      })
      expect(cleaned.some((one) => holidays.has(one))).toBe(false)
      // Holidays of a whole week on end leave none between.
      if (moved < '2026-03-11') expect(cleaned.filter((one) => one < '2026-03-11')).toContain(moved)
    }
  })

  test('is moved by a holiday on it from Monday to Tuesday, and there is none for a pool without', () => {
    const holidays = new Set(['2026-03-02'])
    expect(['2026-03-02', '2026-03-03', '2026-03-04'].map((one) => isCleanedOn(1, one, holidays))).toEqual([
      ...[false, true, false],
    ])
    expect(isCleanedOn(null, '2026-03-02', none)).toBe(false)
  })
})

test.each([
  ['05-01', '10-31', '2026-04-30', false],
  ['05-01', '10-31', '2026-05-01', true],
  ['05-01', '10-31', '2026-10-31', true],
  ['05-01', '10-31', '2026-11-01', false],
  ['11-01', '02-28', '2026-12-31', true],
  ['11-01', '02-28', '2026-01-01', true],
  ['11-01', '02-28', '2026-03-01', false],
  [null, null, '2026-03-01', true],
])('a season from %s to %s: %s is in it: %s', (seasonFrom, seasonUntil, on, isIn) => {
  expect(isInSeason({ seasonFrom, seasonUntil }, on)).toBe(isIn)
})

describe('the sale of a session', () => {
  const session = {
    ...{ endsAt: moment('16:00:00'), advanceFrom: new Date('2026-03-02T07:30:00+08:00') },
    ...{ spotFrom: moment('11:30:00'), left: 3, advanceLeft: 1, closed: false },
  }
  test.each([
    ['2026-03-02T07:29:59+08:00', {}, 'unopened'],
    ['2026-03-02T07:30:00+08:00', {}, 'advance'],
    ['2026-03-04T11:29:59+08:00', { advanceLeft: 0 }, 'advance_full'],
    ['2026-03-04T11:29:59+08:00', { left: 0 }, 'advance_full'],
    ['2026-03-04T11:30:00+08:00', { advanceLeft: 0 }, 'spot'],
    ['2026-03-04T11:30:00+08:00', { left: 0 }, 'full'],
    ['2026-03-04T11:30:00+08:00', { closed: true }, 'closed'],
    ['2026-03-04T16:00:00+08:00', { closed: true }, 'over'],
  ] as const)('at %s, with %o, is %s', (now, change, state) => {
    expect(saleStateOf({ ...session, ...change }, new Date(now))).toBe(state)
  })
})

describe('a ticket', () => {
  const ticket = { startsAt: moment('12:00:00'), endsAt: moment('16:00:00'), enterBy: moment('12:30:00') }
  const at = ['11:29:59', '11:30:00', '11:59:59', '12:00:00', '12:29:59', '12:30:00'].map(moment)

  test('lets in from half an hour before its session until its moment, when it is good', () => {
    expect(at.map((now) => mayEnter({ ...ticket, state: 'valid' }, now))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
    for (const state of ticketStates.filter((one) => one !== 'valid'))
      for (const now of at) expect(mayEnter({ ...ticket, state }, now), state).toBe(false)
  })

  test('of who is in can be taken back until its moment', () => {
    expect(at.map((now) => mayTakeBackEntry({ ...ticket, state: 'used' }, now)).at(-1)).toBe(false)
    expect(mayTakeBackEntry({ ...ticket, state: 'used' }, moment('12:29:59'))).toBe(true)
    expect(mayTakeBackEntry({ ...ticket, state: 'valid' }, moment('12:29:59'))).toBe(false)
  })

  test('is given back until its session begins, while it is held or good', () => {
    expect(at.map((now) => mayGiveBack({ ...ticket, state: 'valid' }, now))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(ticketStates.filter((state) => mayGiveBack({ ...ticket, state }, at[0] ?? new Date()))).toEqual([
      ...['held', 'valid'],
    ])
  })
})

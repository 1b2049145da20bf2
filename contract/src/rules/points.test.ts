import { describe, expect, test } from 'vitest'
import {
  addMonths,
  balanceAfter,
  giftCodeOf,
  giftStateOn,
  isFrozenOn,
  minutesOf,
  monthOf,
  numberTyped,
  pointsValidUntil,
  takenOldestFirst,
  worthOfDay,
} from './points.ts'

const earning = { per30Minutes: 50, mostADay: 300 }
const stay = (minutes: number | null) => {
  const cameAt = new Date('2026-03-02T10:00:00Z')
  return { cameAt, leftAt: minutes === null ? null : new Date(cameAt.getTime() + minutes * 60_000) }
}

describe('a day earns', () => {
  test.each([
    [[29], 0],
    [[29.99], 0],
    [[30], 50],
    [[59], 50],
    [[60], 100],
    [[179], 250],
    [[180], 300],
    [[181], 300],
    [[600], 300],
    [[29, 29], 0],
    [[45, 45], 100],
    [[90, 90, 90], 300],
    [[null], 0],
    [[null, 60], 100],
    [[], 0],
  ])('for visits of %j minutes %i hundredths', (minutes, worth) => {
    expect(worthOfDay(minutes.map(stay), earning)).toBe(worth)
  })
})

test('a stay without an end has no minutes', () => {
  expect([minutesOf(stay(null)), minutesOf(stay(95.9))]).toEqual([0, 95])
})

test.each([
  ['2026-03-01', '2027-03-31'],
  ['2026-11-01', '2027-11-30'],
  ['2027-02-01', '2028-02-29'],
  ['2026-12-01', '2027-12-31'],
])('points of %s are good until the end of the twelfth month after, %s', (month, until) => {
  expect(pointsValidUntil(month, 12)).toBe(until)
})

test('months go over the end of a year, both ways', () => {
  expect([monthOf('2026-12-31'), addMonths('2026-12-01', 1), addMonths('2026-01-01', -11)]).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2025-02-01',
  ])
})

test('nothing is earned on the days between the report of a loss and the swap, on those two it is', () => {
  const losses = [
    { reportedOn: '2026-03-02', closedOn: '2026-03-22' },
    { reportedOn: '2026-05-01', closedOn: null },
  ]
  const frozen = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-21', '2026-03-22', '2026-05-01', '2026-05-02']
  expect(frozen.filter((day) => isFrozenOn(day, losses))).toEqual(['2026-03-03', '2026-03-21', '2026-05-02'])
})

describe('an amount is taken', () => {
  const lots = [
    { month: '2026-03-01', rest: 200 },
    { month: '2025-12-01', rest: 50 },
    { month: '2026-01-01', rest: 0 },
  ]
  test('from the oldest month first', () => {
    expect(takenOldestFirst(lots, 120)).toEqual([
      { month: '2025-12-01', amount: 50 },
      { month: '2026-03-01', amount: 70 },
    ])
  })
  test('to the last hundredth, and not where one is missing', () => {
    expect(takenOldestFirst(lots, 250)).toHaveLength(2)
    expect(takenOldestFirst(lots, 251)).toBeUndefined()
  })
})

test.each([
  [{ offered: false }, 'hidden'],
  [{ fromDay: '2026-03-03' }, 'coming'],
  [{ fromDay: '2026-03-02', untilDay: '2026-03-02' }, 'offered'],
  [{ untilDay: '2026-03-01' }, 'over'],
  [{ left: 0 }, 'gone'],
  [{ left: 0, untilDay: '2026-03-01' }, 'over'],
  [{}, 'offered'],
])('a gift of %j is %s on 2 March', (more, state) => {
  const gift = { offered: true, fromDay: null, untilDay: null, left: 3, ...more }
  expect(giftStateOn('2026-03-02', gift)).toBe(state)
})

test.each([
  ['Sports towel', 'sports-towel'],
  ['  Café & “Crème” ', 'cafe-creme'],
  ['Badminton racket set for two people', 'badminton-racket-set-for-two-p'],
  ['Twenty-nine letters and a bla nk', 'twenty-nine-letters-and-a-bla'],
  ['毛巾', ''],
])('the code of %s is %s', (name, code) => {
  expect(giftCodeOf(name)).toBe(code)
})

test.each([
  ['1.5', 1.5],
  [' 8,25 ', 8.25],
  ['0', 0],
  ['120', 120],
  ['', undefined],
  ['1,000', Number.NaN],
  ['-3', Number.NaN],
  ['three', Number.NaN],
])('%j that is typed is %d', (text, number) => {
  expect(numberTyped(text)).toBe(number)
})

test('a sum keeps no fraction that nobody has written', () => {
  expect(balanceAfter(0.1, 0.2)).toBe(0.3)
  expect(balanceAfter(9, -4.01)).toBe(4.99)
})

import { describe, expect, test } from 'vitest'
import { clockFault, type GateVisit, type Passing, visitsFrom } from './gate.ts'
import { worthOfDay } from './points.ts'

const at = (time: string) => new Date(`2026-03-04T${time}:00.000Z`)
/** `in 18:00 2` is coming in at six at the venue 2; without a number it is the venue 1. */
const passings = (...said: string[]): Passing[] =>
  said.map((one) => {
    const [way, time = '', venue = '1'] = one.split(' ')
    return { way: way === 'in' ? 'in' : 'out', at: at(time), venue: Number(venue) }
  })
const said = (visits: readonly GateVisit[]) =>
  visits.map(
    ({ venue, cameAt, leftAt }) =>
      `${venue}: ${cameAt.toISOString().slice(11, 16)}–${leftAt?.toISOString().slice(11, 16) ?? ''}`,
  )
const visitsOf = (...of: string[]) => said(visitsFrom(passings(...of)))

describe('the visits of a day', () => {
  test.each<[string, string[], string[]]>([
    ['nothing', [], []],
    ['in and out', ['in 18:00', 'out 19:30'], ['1: 18:00–19:30']],
    ['out alone', ['out 19:30'], []],
    ['in alone has no end', ['in 18:00'], ['1: 18:00–']],
    ['twice in within two minutes is once', ['in 18:00', 'in 18:02', 'out 19:00'], ['1: 18:00–19:00']],
    ['later it is another time', ['in 18:00', 'in 18:03', 'out 19:00'], ['1: 18:00–', '1: 18:03–19:00']],
    ['twice out is once', ['in 18:00', 'out 19:00', 'out 19:01'], ['1: 18:00–19:00']],
    ['out and in again', ['in 18:00', 'out 18:30', 'in 18:40', 'out 19:00'], ['1: 18:00–18:30', '1: 18:40–19:00']],
    ['seen elsewhere, the end is not known', ['in 18:00', 'in 18:30 2', 'out 19:00'], ['1: 18:00–', '2: 18:30–']],
    ['out of another venue ends nothing', ['in 18:00', 'out 18:30 2', 'out 19:00'], ['1: 18:00–19:00']],
    ['at two venues in one moment', ['in 18:00', 'in 18:00 2', 'out 19:00 2'], ['2: 18:00–19:00']],
    ['out and in in one moment', ['in 18:00', 'out 19:00', 'in 19:00'], ['1: 18:00–19:00', '1: 19:00–']],
  ])('%s', (_, of, visits) => {
    expect(visitsOf(...of)).toEqual(visits)
  })

  test('of more than sixteen hours nobody believes the end', () => {
    expect(visitsOf('in 00:00', 'out 16:00')).toEqual(['1: 00:00–16:00'])
    expect(visitsOf('in 00:00', 'out 16:01')).toEqual(['1: 00:00–'])
  })
})

/** The same sequence for the same seed (mulberry32). */
const drawFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((more ^ (more >>> 14)) >>> 0) % below
  }
}
const shuffled = <T>(all: readonly T[], draw: (below: number) => number) =>
  all
    .map((one) => ({ one, place: draw(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ one }) => one)

describe('[O01] the points of a day are a function of its visits, and its visits of what gates have told:', () => {
  test('two thousand drawn days, shuffled, doubled and told in parts, come to the same visits and points', () => {
    const draw = drawFrom(17)
    const earning = { per30Minutes: 50, mostADay: 300 }
    for (let round = 0; round < 2000; round += 1) {
      const events: Passing[] = Array.from({ length: draw(12) }, () => ({
        venue: 1 + draw(3),
        way: draw(2) === 0 ? 'in' : 'out',
        at: new Date(Date.parse('2026-03-04T04:00:00Z') + draw(draw(2) === 0 ? 20 : 1440) * 60_000),
      }))
      const visits = visitsFrom(events)
      const copies = shuffled([...events, ...events.filter(() => draw(3) === 0)], draw)
      expect(visitsFrom(copies)).toEqual(visits)
      // What was known in between does not matter: each time all is reckoned anew.
      const told = draw(copies.length + 1)
      visitsFrom(copies.slice(0, told))
      expect(worthOfDay(visitsFrom(copies), earning)).toBe(worthOfDay(visits, earning))
    }
  })

  test('of drawn days no two visits overlap, begin together, or end before they begin', () => {
    const draw = drawFrom(4)
    for (let round = 0; round < 2000; round += 1) {
      const visits = visitsFrom(
        Array.from({ length: draw(14) }, () => ({
          venue: 1 + draw(2),
          way: draw(2) === 0 ? ('in' as const) : ('out' as const),
          at: new Date(draw(60) * 60_000),
        })),
      )
      for (const [place, { cameAt, leftAt }] of visits.entries()) {
        const next = visits[place + 1]
        if (leftAt) expect(leftAt > cameAt).toBe(true)
        if (next) expect(next.cameAt >= (leftAt ?? cameAt) && next.cameAt > cameAt).toBe(true)
      }
    }
  })
})

test('the clock of a gate may be five minutes ahead, and its news two weeks old', () => {
  const now = at('12:00')
  const from = (seconds: number) => clockFault(new Date(now.getTime() + seconds * 1000), now)
  expect(from(300)).toBeUndefined()
  expect(from(301)).toBe('clock_ahead')
  expect(from(366 * 86_400)).toBe('clock_ahead')
  expect(from(-14 * 86_400)).toBeUndefined()
  expect(from(-14 * 86_400 - 1)).toBe('clock_behind')
})

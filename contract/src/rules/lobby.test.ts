import { describe, expect, test } from 'vitest'
import {
  lobbyDayAt,
  lobbyMoments,
  pausedUntil,
  placeAbout,
  putOff,
  putOffFrom,
  servedAt,
  shareOf,
  turnByArrival,
  turnByLot,
  turnsUntil,
} from './lobby.ts'

const turns = { turnsFrom: new Date('2026-03-02T07:30:00+08:00'), turnsPerSecond: 100, entries: 5000, delays: [] }
const seconds = (moment: Date) => (moment.getTime() - turns.turnsFrom.getTime()) / 1000

describe('turns of an opening', () => {
  test('[O03] are spread evenly over entries by turns a second, none of them before the opening', async () => {
    const shares = await Promise.all(
      Array.from({ length: turns.entries }, (_, place) => shareOf('a seed', String(place))),
    )
    const given = shares.map((share) => turnByLot(turns, share))
    const inSecond = Array.from({ length: 50 }, (_, second) =>
      given.filter((turn) => Math.floor(seconds(turn)) === second),
    )
    expect(inSecond.flat()).toHaveLength(turns.entries)
    // Of 49 degrees of freedom: beyond 85 would be one in a thousand.
    const spread = inSecond.reduce((sum, { length }) => sum + (length - 100) ** 2 / 100, 0)
    expect(spread).toBeLessThan(85)
    const places = shares.map((share) => placeAbout(turns, share))
    expect([Math.min(...places) >= 1, Math.max(...places) <= turns.entries]).toEqual([true, true])
  })

  test('follow from the code and the seed, and from nobody else', async () => {
    expect(await shareOf('a seed', 'a1')).toBe(await shareOf('a seed', 'a1'))
    expect(await shareOf('a seed', 'a1')).not.toBe(await shareOf('a seed', 'a2'))
    expect(await shareOf('another', 'a1')).not.toBe(await shareOf('a seed', 'a1'))
  })

  test('of who comes later follow in the order of arrival, never before it, and then everybody has had theirs', () => {
    const arrivedAt = new Date('2026-03-02T07:30:01+08:00')
    expect(seconds(turnByArrival(turns, { position: 1, arrivedAt }))).toBe(50.01)
    expect(seconds(turnByArrival(turns, { position: 300, arrivedAt }))).toBe(53)
    const late = new Date('2026-03-02T07:40:00+08:00')
    expect(turnByArrival(turns, { position: 301, arrivedAt: late })).toEqual(late)
    expect(seconds(turnsUntil(turns, 300))).toBe(53)
    expect(turnsUntil({ ...turns, entries: 0 }, 0)).toEqual(turns.turnsFrom)
    // However few turns a second somebody has set: an hour later everybody may book.
    expect(seconds(turnsUntil({ ...turns, turnsPerSecond: 1 }, 0))).toBe(3600)
  })
})

describe('an opening that is put off', () => {
  const on = (time: string) => new Date(`2026-03-02T${time}+08:00`)
  const before = { from: on('07:30:00'), to: on('08:00:00') }
  const within = { from: on('08:00:10'), to: on('08:30:00') }
  const later = { ...turns, delays: [before, within] }

  test('makes every turn later by the same that had not come, and leaves those that had', () => {
    expect(turnByLot({ ...turns, delays: [before] }, 0)).toEqual(on('08:00:00'))
    // The thousandth of five thousand, a hundred a second, is ten seconds after the opening: its turn had not come.
    expect(turnByLot(later, 0.19999)).toEqual(on('08:00:09.999'))
    expect(turnByLot(later, 0.2)).toEqual(on('08:30:00'))
    expect(turnByLot(later, 0.4)).toEqual(on('08:30:10'))
    expect(turnByArrival(later, { position: 100, arrivedAt: on('08:10:00') })).toEqual(on('08:30:41'))
    expect(turnsUntil(later, 0)).toEqual(on('08:30:40'))
    expect(turnsUntil({ ...later, turnsPerSecond: 1 }, 0)).toEqual(putOff(on('08:30:00'), [before, within]))
  })

  test('keeps the order of all turns, whenever it is put off', () => {
    const shares = Array.from({ length: 500 }, (_, place) => place / 500)
    const given = shares.map((share) => turnByLot(later, share).getTime())
    expect(given).toEqual(given.toSorted((one, other) => one - other))
  })

  test('lets nobody book until then, and counts how many have had their turn', () => {
    expect(pausedUntil(later.delays, on('07:29:59'))).toBeUndefined()
    expect(pausedUntil(later.delays, on('07:30:00'))).toEqual(before.to)
    expect(pausedUntil(later.delays, on('08:00:00'))).toBeUndefined()
    expect(pausedUntil(later.delays, on('08:29:59'))).toEqual(within.to)
    const times = ['07:29:00', '07:45:00', '08:00:05', '08:00:10', '08:20:00', '08:30:01']
    expect(times.map((time) => servedAt(later, on(time)))).toEqual([0, 0, 500, 1000, 1000, 1100])
  })

  test('is so from the opening on, from the last new time on, or from now on, whichever comes last', () => {
    expect(putOffFrom(turns, on('07:10:00'))).toEqual(turns.turnsFrom)
    expect(putOffFrom(turns, on('07:30:07'))).toEqual(on('07:30:07'))
    expect(putOffFrom({ ...turns, delays: [before] }, on('07:40:00'))).toEqual(on('08:00:00'))
    expect(putOffFrom({ ...turns, delays: [before] }, on('08:00:10'))).toEqual(on('08:00:10'))
  })
})

describe('the lobby of an opening', () => {
  const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)
  const dayAt = (moment: string, opensAt = '07:30') =>
    lobbyDayAt(new Date(`${moment}+08:00`), moment.slice(0, 10), { opensAt, opensMinutesBefore: 10 }, at)

  test('opens minutes before, closes ten seconds before, and is drawn two seconds after that', () => {
    expect(lobbyMoments('2026-03-02', { opensAt: '07:30', opensMinutesBefore: 10 }, at)).toEqual({
      opensAt: new Date('2026-03-02T07:20:00+08:00'),
      closesAt: new Date('2026-03-02T07:29:50+08:00'),
      drawsAt: new Date('2026-03-02T07:29:52+08:00'),
      turnsFrom: turns.turnsFrom,
    })
  })

  test.each([
    ['2026-03-02T07:19:59', '07:30', undefined],
    ['2026-03-02T07:20:00', '07:30', '2026-03-02'],
    // It may have been put off for three hours.
    ['2026-03-02T11:29:59', '07:30', '2026-03-02'],
    ['2026-03-02T11:30:00', '07:30', undefined],
    // The opening is after midnight, and its lobby before it; and the other way round.
    ['2026-03-01T23:56:00', '00:05', '2026-03-02'],
    ['2026-03-02T00:04:00', '00:05', '2026-03-02'],
    ['2026-03-03T00:10:00', '23:59', '2026-03-02'],
  ])('at %s, where courts open at %s, is that of %s', (moment, opensAt, day) => {
    expect(dayAt(moment, opensAt)).toBe(day)
  })
})

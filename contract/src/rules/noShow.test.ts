import { describe, expect, test } from 'vitest'
import { addDays } from './days.ts'
import { type NoShow, restrictedUntil } from './noShow.ts'

const terms = { most: 2, withinDays: 60, restrictDays: 30 }
const missed = (missedOn: string, countedOn = addDays(missedOn, 1)): NoShow => ({ missedOn, countedOn })

describe('[O03] missed bookings', () => {
  test('close nothing while there is one, and thirty days from the day on which the second was counted', () => {
    expect(restrictedUntil([missed('2026-03-04')], '2026-03-05', terms)).toBeNull()
    const two = [missed('2026-03-04'), missed('2026-03-20', '2026-03-22')]
    expect(restrictedUntil(two, '2026-03-22', terms)).toBe('2026-04-21')
    expect(restrictedUntil(two, '2026-04-20', terms)).toBe('2026-04-21')
    expect(restrictedUntil(two, '2026-04-21', terms)).toBeNull()
  })

  test('count together within sixty days, the sixtieth included', () => {
    const first = '2026-03-04'
    for (const [days, until] of [
      [60, addDays(first, 60 + 1 + 30)],
      [61, null],
    ] as const) {
      const second = missed(addDays(first, days))
      expect(restrictedUntil([second, missed(first)], second.countedOn, terms)).toBe(until)
    }
  })

  test('close nothing at all where nobody is judged', () => {
    const many = ['2026-03-04', '2026-03-05', '2026-03-06'].map((day) => missed(day))
    expect(restrictedUntil(many, '2026-03-07', { ...terms, most: 0 })).toBeNull()
    expect(restrictedUntil(many.slice(0, 1), '2026-03-07', { ...terms, most: 1 })).toBe('2026-04-04')
  })

  test('never close longer for one more excused, in whatever order they are read', () => {
    const days = ['2026-01-05', '2026-01-20', '2026-02-28', '2026-03-06', '2026-04-29', '2026-05-05']
    for (let set = 0; set < 2 ** days.length; set += 1) {
      const all = days.filter((_, nr) => set & (1 << nr)).map((day) => missed(day))
      for (const most of [1, 2, 3]) {
        const those = { ...terms, most }
        const until = restrictedUntil(all, '2026-01-01', those)
        expect(restrictedUntil(all.toReversed(), '2026-01-01', those)).toBe(until)
        for (const nr of all.keys()) {
          const without = restrictedUntil(all.toSpliced(nr, 1), '2026-01-01', those)
          expect((without ?? '') <= (until ?? ''), `${all.map(({ missedOn }) => missedOn)} without ${nr}`).toBe(true)
        }
      }
    }
  })
})

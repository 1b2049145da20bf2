import { expect, test } from 'vitest'
import { lastDayToAppeal, refusalToAppeal } from './appeal.ts'

const missed = { countedOn: '2026-03-05', isExcused: false, isAppealed: false }

test('a missed booking is appealed against until the fourteenth day after it was counted, and not on the day after', () => {
  expect(lastDayToAppeal(missed.countedOn)).toBe('2026-03-19')
  expect(refusalToAppeal(missed, '2026-03-05')).toBeUndefined()
  expect(refusalToAppeal(missed, '2026-03-19')).toBeUndefined()
  expect(refusalToAppeal(missed, '2026-03-20')).toBe('missed_appeal_late')
})

test('what is excused, or appealed against, is not appealed against once more, and that is said before it is late', () => {
  expect(refusalToAppeal({ ...missed, isExcused: true, isAppealed: true }, '2026-03-20')).toBe('missed_excused')
  expect(refusalToAppeal({ ...missed, isAppealed: true }, '2026-03-20')).toBe('missed_appealed')
})

import { expect, test } from 'vitest'
import * as en from './en/day.ts'
import * as pt from './pt/day.ts'
import * as zh from './zh/day.ts'

const of = { zh, pt, en }
/** Half past midnight in Macao, where it is another day and month than in Greenwich. */
const moment = '2026-02-28T16:30:00Z'

test.each([
  ['zh', '2026年3月1日', '2026年3月1日星期日'],
  ['pt', '1 de Março de 2026', 'domingo, 1\u00a0de\u00a0Março\u00a0de\u00a02026'],
  ['en', '1 March 2026', 'Sunday, 1\u00a0March\u00a02026'],
] as const)('a day as it is written in %s, and with its day of the week', (language, day, withWeekday) => {
  expect(of[language].longDay('2026-03-01')).toBe(day)
  expect(of[language].fullDay('2026-03-01')).toBe(withWeekday)
})

test.each([
  ['zh', '2026年3月1日 上午12:30', '2026年3月1日 上午12:30'],
  ['pt', '1 de Março de 2026 às 00:30', '01/03/2026, 00:30'],
  ['en', '1 March 2026 at 00:30', '1 Mar 2026, 00:30'],
] as const)('a moment as it is written in %s, by the clocks of Macao, and short', (language, long, short) => {
  expect(of[language].longMoment(moment)).toBe(long)
  expect(of[language].shortMoment(moment)).toBe(short)
})

import { expect, test } from 'vitest'
import * as en from './en/day.ts'
import * as pt from './pt/day.ts'
import * as zh from './zh/day.ts'

const of = { zh, pt, en }

test.each([
  ['zh', '2026年11月30日 下午12:00至下午4:00'],
  ['pt', '30 de Novembro de 2026, das 12:00 às 16:00'],
  ['en', '30 November 2026, 12:00–16:00'],
] as const)('from when to when as it is written in %s, by the clocks of Macao', (language, span) => {
  const [from, until] = [new Date('2026-11-30T04:00:00Z'), new Date('2026-11-30T08:00:00Z')]
  expect(of[language].longSpan(from, until, 'Asia/Macau')).toBe(span)
})

import { expect, test } from 'vitest'
import * as en from '../../../ui/src/texts/en/form.ts'
import * as pt from '../../../ui/src/texts/pt/form.ts'
import * as zh from '../../../ui/src/texts/zh/form.ts'

const today = { time: '10:30', tomorrow: false }
const tomorrow = { time: '10:30', tomorrow: true }

test.each([
  ['zh', zh, ['45 秒後可重發', '10:30 後可重發', '明日 10:30 後可重發']],
  ['pt', pt, ['Novo código em 45 s', 'Novo código depois das 10:30', 'Novo código amanhã, depois das 10:30']],
  ['en', en, ['New code in 45 s', 'New code after 10:30', 'New code tomorrow after 10:30']],
] as const)(
  '[V16] when another code may be sent is told in seconds, or by the clock of its day, in %s',
  (_, texts, said) => {
    expect([texts.sendAgainIn(45), texts.sendAgainAt(today), texts.sendAgainAt(tomorrow)]).toEqual(said)
  },
)

test.each([
  ['zh', zh, '驗證碼已發送。明日 10:30 後可重新發送。'],
  ['pt', pt, 'O código foi enviado. Pode pedir outro amanhã, depois das 10:30.'],
  ['en', en, 'The code has been sent. You can ask for another tomorrow after 10:30.'],
] as const)('[V16] that a code is on its way says of tomorrow that it is, in %s', (_, texts, said) => {
  expect(texts.codeSentUntil(tomorrow)).toBe(said)
})

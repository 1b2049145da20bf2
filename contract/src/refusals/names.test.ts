import { expect, test } from 'vitest'
import { Refusal } from './names.ts'

test.each([
  [60, 60],
  [59.001, 60],
  [0.2, 1],
])('who has to wait %f seconds is told %i, never too few', (seconds, told) => {
  expect(Refusal.later('code_wait', seconds)).toMatchObject({ refusal: 'code_wait', wait: told, fields: {} })
})

test('a refusal tells what is owed, time or work, and which field is to blame', () => {
  const [at, until] = [Refusal.at('mobile', 'mobile_taken'), Refusal.untilSolved(4)]

  expect(at).toMatchObject({ refusal: 'mobile_taken', fields: { mobile: 'mobile_taken' } })
  expect([at.wait, at.work]).toEqual([undefined, undefined])
  expect(until).toMatchObject({ refusal: 'captcha_needed', fields: {}, work: 4 })
  expect(until.wait).toBeUndefined()
})

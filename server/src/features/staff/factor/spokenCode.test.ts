import { expect, test } from 'vitest'
import { newSpokenCode, normaliseSpokenCode } from './spokenCode.rules.ts'

test.each([
  ['7KQ4N-X9CM3', '7KQ4NX9CM3'],
  ['7kq4n x9cm3', '7KQ4NX9CM3'],
  [' ７ＫＱ４Ｎ–Ｘ９ＣＭ３ ', '7KQ4NX9CM3'],
  ['IiLl1-Oo0O0', '1111100000'],
])('%s is taken as it is meant: small letters, blanks, hyphens, and signs that look alike', (typed, meant) => {
  expect(normaliseSpokenCode(typed)).toBe(meant)
})

test('a new code has no sign that is mistaken for another', () => {
  for (let times = 0; times < 100; times += 1) expect(newSpokenCode()).not.toMatch(/[ILOU]/)
})

import { expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'

const grey = (part: number) => ({ r: part, g: part, b: part })

test.each([
  ['black on white', grey(0), grey(1), 21],
  ['white on white', grey(1), grey(1), 1],
  // The examples of WCAG’s own understanding of 1.4.3: #777 and #767676 on white.
  ['the grey that is just too light', grey(0x77 / 255), grey(1), 4.48],
  ['the grey that just passes', grey(1), grey(0x76 / 255), 4.54],
  ['pure red on white', { r: 1, g: 0, b: 0 }, grey(1), 4],
])('%s', (_, one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
})

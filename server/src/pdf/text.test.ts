import { expect, test } from 'vitest'
import { linesOf, runsOf, widthOfText } from './text.ts'

const written = (text: string) => runsOf(text).map(({ font, hex }) => [font, hex])

test.each([
  ['a curly apostrophe', 'D’Ângelo', '4492c26e67656c6f'],
  ['a straight apostrophe', "D'A", '442741'],
  ['dashes, quotes, an ellipsis and a euro', '“–—”‘…€', '93969794918580'],
  ['a letter and its accent typed one after the other', 'Joa\u0303o', '4a6fe36f'],
])('%s: the letters of the Latin font', (_, text, hex) => {
  expect(written(text)).toEqual([['latin', hex]])
})

test('a rare Chinese character is one character, of two units', () => {
  expect(written('𠮷')).toEqual([['han', 'd842dfb7']])
})

test('what no Latin font has comes from the other, in its place', () => {
  expect(written('A陳B')).toEqual([
    ['latin', '41'],
    ['han', '9673'],
    ['latin', '42'],
  ])
})

test('a line breaks between words, and Chinese anywhere; nothing is lost', () => {
  expect(linesOf('aaaa bbbb cccc', 5.5)).toEqual(['aaaa bbbb', 'cccc'])
  // The blank at its end takes no place.
  expect(linesOf('aaaa bbbb cccc', 5)).toEqual(['aaaa bbbb', 'cccc'])
  expect(linesOf('臨時會員卡', 2)).toEqual(['臨時', '會員', '卡'])
  expect(linesOf('會員Ana', 2.5)).toEqual(['會員', 'Ana'])
})

/** In thousandths of an em, from the metrics of Helvetica-Bold that Adobe has published. */
const bold = {
  ...{ A: 722, B: 722, C: 722, D: 722, E: 667, F: 611, G: 778, H: 722, I: 278, J: 556, K: 722, L: 611, M: 833, N: 722 },
  ...{
    O: 778,
    P: 667,
    Q: 778,
    R: 722,
    S: 667,
    T: 611,
    U: 722,
    V: 667,
    W: 944,
    X: 667,
    Y: 667,
    Z: 611,
    ' ': 278,
    '.': 278,
  },
  ...{ a: 556, b: 611, c: 556, d: 611, e: 556, f: 333, g: 611, h: 611, i: 278, j: 278, k: 556, l: 278, m: 889, n: 611 },
  ...{ o: 611, p: 611, q: 611, r: 389, s: 556, t: 333, u: 611, v: 556, w: 778, x: 556, y: 556, z: 500, '-': 333 },
}
const boldWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + (bold[letter as keyof typeof bold] ?? Number.NaN) / 1000, 0)

test.each([
  'WONG MEI WA',
  'Emma Hammond',
  'MARIA MADALENA DE ALBUQUERQUE E VASCONCELOS',
  'Albuquerque de Vasconcelos',
  'Temporary membership card',
  'Chan Sio Mei',
  'William Illingworth Jr.',
])('%s, in bold, is hardly wider than it is taken for, so that it stays beside the code', (text) => {
  expect(widthOfText(text)).toBeGreaterThan(0.97 * boldWidth(text))
  expect(widthOfText(text)).toBeLessThan(1.15 * boldWidth(text))
})

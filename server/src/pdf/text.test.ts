import { expect, test } from 'vitest'
import { linesOf, runsOf } from './text.ts'

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
  expect(linesOf('臨時會員卡', 2)).toEqual(['臨時', '會員', '卡'])
  expect(linesOf('會員Ana', 2.5)).toEqual(['會員', 'Ana'])
})

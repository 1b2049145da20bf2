import { contrastOf, graphicPairs, leastContrast, textPairs } from '@palaestra/contract'
import { converter } from 'culori'
import { expect, test } from 'vitest'
import { ownColours, themeIn } from './theme.ts'

const toRgb = converter('rgb')

/** The tokens of a style sheet, by their names: in the light theme and in the dark one. */
const tokensIn = (sheet: string) =>
  new Map(
    [...sheet.matchAll(/--([\w-]+):light-dark\((#\w{6}),(#\w{6})\)/g)].map(([, name, light, dark]) => [
      name ?? '',
      [light ?? '', dark ?? ''] as const,
    ]),
  )

test('our own colours are those of the style sheets: nothing is written over', () => {
  expect(themeIn(ownColours)).toBe('')
})

test.each([
  ['blue and gold', { brand: '#0b3d91', deep: '#062a66', accent: '#6b4000' }],
  ['wine and green', { brand: '#7a1030', deep: '#4d0a1f', accent: '#0f5132' }],
  ['violet and blue', { brand: '#4b2a85', deep: '#2f1a55', accent: '#0b4a7a' }],
  ['black and red', { brand: '#222222', deep: '#111111', accent: '#a00000' }],
  ['one colour for all', { brand: '#00564b', deep: '#00564b', accent: '#00564b' }],
])('in %s every pair can be told apart, in both themes', (_, colours) => {
  const tokens = tokensIn(themeIn(colours))
  const colour = (name: string, theme: 0 | 1) => toRgb(tokens.get(name)?.[theme] ?? '') ?? { r: 0, g: 0, b: 0 }
  const short = ([0, 1] as const).flatMap((theme) =>
    [
      ...textPairs.map((pair) => ({ pair, least: leastContrast.text })),
      ...graphicPairs.map((pair) => ({ pair, least: leastContrast.graphic })),
    ].filter(({ pair: [on, ground], least }) => contrastOf(colour(on, theme), colour(ground, theme)) < least),
  )
  expect(tokens.get('brand')?.[0]).toBe(colours.brand)
  expect(tokens.get('deep')?.[0]).toBe(colours.deep)
  expect(short).toEqual([])
})

test.each([
  ['brand', { brand: '#2e9e6b' }, /"colours.brand" is too light: white on it has a contrast of 3\.\d : 1, and 7 : 1/],
  ['deep', { deep: '#777777' }, /"colours.deep" is too light/],
  ['accent', { accent: '#e8765a' }, /"colours.accent" is too light: it on the page/],
])('a %s that people could not read stops the start', (_, given, sentence) => {
  expect(() => themeIn({ ...ownColours, ...given })).toThrow(sentence)
})

import '@palaestra/ui/base.css'
import { type Colour, contrastOf, graphicPairs, leastContrast, textPairs } from '@palaestra/contract'
import { colourOf } from '@palaestra/ui/testing'
import { expect, onTestFinished, test } from 'vitest'

const read = (token: string): Colour => {
  const [r = 0, g = 0, b = 0] = (colourOf(`--${token}`).match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255)
  return { r, g, b }
}
/** The faces of the card, which look the same in every theme. */
const cardPairs = [
  ...['paper', 'paper-stripe'].flatMap((paper) => [['on-paper', paper] as const, ['on-paper-2', paper] as const]),
  ['on-deep', 'paper-edge'],
  ['on-deep', 'void'],
  ['on-void-2', 'void'],
  ['void-word', 'void-word-tint'],
  ['card-valid', 'on-deep'],
] as const
const short = (pairs: typeof textPairs, least: number) =>
  pairs.map(([on, ground]) => ({ on, ground, is: contrastOf(read(on), read(ground)) })).filter(({ is }) => is < least)

test.each(['light', 'dark'])('every pair of colours can be told apart by who sees little: %s', (theme) => {
  document.documentElement.style.colorScheme = theme
  onTestFinished(() => void document.documentElement.style.removeProperty('color-scheme'))
  expect(short([...textPairs, ...cardPairs], leastContrast.text)).toEqual([])
  expect(short(graphicPairs, leastContrast.graphic)).toEqual([])
  expect(contrastOf(read('lane'), read('deep')), 'decoration, but seen').toBeGreaterThan(1.8)
})

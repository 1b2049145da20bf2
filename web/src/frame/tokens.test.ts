import '@palaestra/ui/base.css'
import { expect, onTestFinished, test } from 'vitest'
import { colourOf } from '../testing/looks.ts'

/** The share of light of a colour, as WCAG 2 reckons it: 0 for black, 1 for white. */
const light = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [light(colourOf(one)), light(colourOf(other))].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['--bg', '--surface', '--surface-2']
const onGrounds = ['--text', '--text-2', '--link', '--accent', '--danger'].flatMap((words) =>
  grounds.map((ground) => [words, ground] as const),
)
const texts = [
  ...onGrounds,
  ['--text', '--raised'],
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-hover'],
  ['--on-deep', '--deep'],
  ['--on-deep-2', '--deep'],
  ['--on-deep', '--card-lit'],
  ['--on-deep', '--card-shade'],
  ['--link', '--brand-tint'],
  ...['danger', 'success', 'warn', 'info'].map((kind) => [`--${kind}`, `--${kind}-tint`] as const),
] as const
const graphics = [
  ...grounds.map((ground) => ['--line-strong', ground] as const),
  ['--brand', '--bg'],
  ['--own-lane', '--deep'],
  ['--own-lane-on-tint', '--brand-tint'],
] as const

test.each(['light', 'dark'])('every pair of colours can be told apart by who sees little: %s', (theme) => {
  document.documentElement.style.colorScheme = theme
  onTestFinished(() => void document.documentElement.style.removeProperty('color-scheme'))
  const short = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.map(([one, other]) => ({ one, other, is: contrast(one, other) })).filter(({ is }) => is < least)
  expect(short(texts, 7)).toEqual([])
  expect(short(graphics, 3)).toEqual([])
  expect(contrast('--lane', '--deep'), 'decoration, but seen').toBeGreaterThan(1.8)
})

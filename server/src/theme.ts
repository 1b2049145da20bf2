import { type Colour, contrastOf, graphicPairs, leastContrast, textPairs } from '@palaestra/contract'
import { clampChroma, converter, formatHex, type Oklch } from 'culori'
import { ConfigError } from './config.ts'

/** The three colours of an authority, as `#rrggbb`, as they stand on white and under white. */
export interface Colours {
  /** Of buttons, links and marks. */
  brand: string
  /** The ground of the front door, the footer and the rail of the desk. */
  deep: string
  /** The one lane that is the person’s. */
  accent: string
}

/** The colours of the style sheets (`ui/src/styles/tokens.css`): with them nothing has to be written over. */
export const ownColours: Colours = { brand: '#00564b', deep: '#003f37', accent: '#8a2e1a' }

const areOwn = (colours: Colours) =>
  Object.entries(ownColours).every(([name, hex]) => colours[name as keyof Colours] === hex)

const toOklch = converter('oklch')
const toRgb = converter('rgb')
const black: Oklch = { mode: 'oklch', l: 0, c: 0 }

const read = (hex: string): Oklch => toOklch(hex) ?? black
const write = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch'))
const rgbOf = (hex: string): Colour => toRgb(hex) ?? { r: 0, g: 0, b: 0 }
const contrast = (one: string, other: string) => contrastOf(rgbOf(one), rgbOf(other))

/** The same hue in another light, with at most so much colour. */
const inLight = (colour: Oklch, l: number, most = 1): string => write({ ...colour, l, c: Math.min(colour.c, most) })

/** The lightest or darkest step of a hue that stands out from every ground; each step is a hundredth of the light. */
const until = (colour: Oklch, from: number, step: 0.01 | -0.01, stands: (hex: string) => boolean) => {
  for (let l = from; l > 0 && l < 1; l += step) {
    const hex = inLight(colour, l)
    if (stands(hex)) return hex
  }
  return step > 0 ? '#ffffff' : '#000000'
}

/** A token in the light theme and in the dark one. */
type Token = readonly [light: string, dark: string]
type Tokens = Record<string, Token>

const same = (hex: string): Token => [hex, hex]

/** What does not hang on the authority’s colours; the greys lean towards the hue of the brand. */
const greys: Tokens = {
  bg: ['#edf1ed', '#0b110f'],
  surface: ['#ffffff', '#1a2822'],
  'surface-2': ['#f5f8f5', '#243530'],
  raised: ['#ffffff', '#33473f'],
  text: ['#13211d', '#e9f1ed'],
  'text-2': ['#43534d', '#b3c3bb'],
  line: ['#d3dcd6', '#35473f'],
  'line-strong': ['#5e6e67', '#82958c'],
}
const signals: Tokens = {
  danger: ['#99121b', '#ffaea7'],
  'danger-tint': ['#fcebea', '#3a1614'],
  success: ['#125833', '#86d6a3'],
  'success-tint': ['#e3f3e8', '#11301e'],
  warn: ['#6f4600', '#f4c56b'],
  'warn-tint': ['#fff2d6', '#33260a'],
  info: ['#0a4d85', '#93c8f5'],
  'info-tint': ['#e4f0fa', '#0f2a40'],
}

const tokensOf = ({ brand, deep, accent }: Colours): Tokens => {
  const [hue, ground, lane] = [read(brand), read(deep), read(accent)]
  const leaning = Object.fromEntries(
    Object.entries(greys).map(([name, pair]) => {
      const [light, dark] = pair.map((hex) => write({ ...read(hex), h: hue.h ?? 0, c: hue.c === 0 ? 0 : read(hex).c }))
      return [name, [light ?? '', dark ?? ''] as const]
    }),
  )
  const onDark = (hex: string) =>
    ['bg', 'surface', 'surface-2'].every((name) => contrast(hex, leaning[name]?.[1] ?? '') >= leastContrast.text)
  const tint: Token = [inLight(hue, 0.935, 0.03), inLight(hue, 0.29, 0.04)]
  const darkBrand = until({ ...hue, c: Math.min(hue.c * 1.2, 0.12) }, 0.74, 0.01, onDark)
  const darkLane = until(lane, 0.8, 0.01, (hex) => onDark(hex) && contrast(hex, tint[1]) >= leastContrast.text)
  const darkDeep = inLight(ground, Math.min(ground.l * 0.75, 0.27), 0.04)
  return {
    ...leaning,
    ...signals,
    'text-2': [leaning['text-2']?.[0] ?? '', until(read(leaning['text-2']?.[1] ?? ''), 0.78, 0.01, onDark)],
    brand: [brand, darkBrand],
    'on-brand': ['#ffffff', inLight(hue, 0.2, 0.04)],
    'brand-hover': [inLight(hue, hue.l * 0.84), inLight(read(darkBrand), read(darkBrand).l + 0.06)],
    'brand-tint': tint,
    deep: [deep, darkDeep],
    'on-deep': same('#ffffff'),
    'on-deep-2': same(until({ ...ground, c: Math.min(ground.c, 0.05) }, 0.89, 0.01, (hex) => contrast(hex, deep) >= 7)),
    'card-lit': same(brand),
    'card-shade': same(inLight(ground, ground.l * 0.85)),
    lane: same(until(ground, ground.l + 0.16, 0.01, (hex) => contrast(hex, deep) >= 2)),
    accent: [accent, darkLane],
    'own-lane': same(until(lane, 0.62, 0.01, (hex) => contrast(hex, deep) >= 3.5)),
    'own-lane-on-tint': [until(lane, 0.6, -0.01, (hex) => contrast(hex, tint[0]) >= 3.5), darkLane],
    link: [brand, darkBrand],
  }
}

/** The colours of the browser’s own bar, in the light theme and in the dark one. */
export const barColours = (colours: Colours): Token => [
  colours.brand,
  tokensOf(colours)['surface']?.[1] ?? colours.deep,
]

/** The ground of a page in the light theme: what a telephone shows while an icon of the home screen opens. */
export const groundIn = (colours: Colours) => {
  const [ground] = (areOwn(colours) ? greys : tokensOf(colours))['bg'] ?? []
  return ground ?? '#ffffff'
}

/** What a given colour has to be told from: white words stand on two of them, the third is words on the page. */
const needs = [
  ['brand', '#ffffff', 'white on it'],
  ['deep', '#ffffff', 'white on it'],
  ['accent', '#edf1ed', 'it on the page'],
] as const

/** @throws ConfigError that names the colour, what it has and what it needs */
const mustBeTold = (colours: Colours) => {
  for (const [name, ground, what] of needs) {
    const has = contrast(colours[name], ground)
    if (has < leastContrast.text)
      throw new ConfigError(
        `The setting "colours.${name}" is too light: ${what} has a contrast of ${has.toFixed(1)} : 1, and ${leastContrast.text} : 1 is needed.`,
      )
  }
}

/** The pairs that cannot be told apart, in either theme. */
const shortIn = (tokens: Tokens) =>
  ([0, 1] as const).flatMap((theme) =>
    [...textPairs.map((pair) => [pair, 7] as const), ...graphicPairs.map((pair) => [pair, 3] as const)].filter(
      ([[on, ground], least]) => contrast(tokens[on]?.[theme] ?? '', tokens[ground]?.[theme] ?? '') < least,
    ),
  )

/**
 * The tokens of the style sheets in the colours of an authority, as a style sheet; empty for our own.
 * @throws ConfigError where people who see little could not read it (WCAG 2.2, 1.4.6 and 1.4.11)
 */
export const themeIn = (colours: Colours): string => {
  if (areOwn(colours)) return ''
  mustBeTold(colours)
  const tokens = tokensOf(colours)
  const [short] = shortIn(tokens)
  if (short)
    throw new ConfigError(`The settings "colours" do not go together: ${short[0].join(' on ')} cannot be read.`)
  const lines = Object.entries(tokens).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`)
  return `:root{${lines.join(';')}}`
}

/** Red, green and blue, each 0 to 1. */
export interface Colour {
  r: number
  g: number
  b: number
}

/** The share of light of a colour: 0 for black, 1 for white (WCAG 2.2, relative luminance). */
const lightOf = ({ r, g, b }: Colour) => {
  const [red, green, blue] = [r, g, b].map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number] // Three come out of three.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How well two colours are told apart: 1 for the same, 21 for black and white (WCAG 2.2, contrast ratio). */
export const contrastOf = (one: Colour, other: Colour) => {
  const [darker, lighter] = [lightOf(one), lightOf(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The least contrast of a text (WCAG 2.2, 1.4.6), and of a graphic that means something (1.4.11). */
export const leastContrast = { text: 7, graphic: 3 } as const

type Pair = readonly [on: string, ground: string]

const grounds = ['bg', 'surface', 'surface-2'] as const
const textOnGrounds = ['text', 'text-2', 'link', 'accent', 'danger'].flatMap((words) =>
  grounds.map((ground): Pair => [words, ground]),
)

/** The tokens of the style sheets that stand on one another, in the light theme and in the dark one. */
export const textPairs: readonly Pair[] = [
  ...textOnGrounds,
  ['text', 'raised'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-deep', 'deep'],
  ['on-deep-2', 'deep'],
  ['on-deep', 'card-lit'],
  ['on-deep', 'card-shade'],
  ['link', 'brand-tint'],
  ...['danger', 'success', 'warn', 'info'].map((kind): Pair => [kind, `${kind}-tint`]),
]
export const graphicPairs: readonly Pair[] = [
  ...grounds.map((ground): Pair => ['line-strong', ground]),
  ['brand', 'bg'],
  ['own-lane', 'deep'],
  ['own-lane-on-tint', 'brand-tint'],
]

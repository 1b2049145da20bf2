import type { Look } from '../../server/src/demonstration/looks.ts'

const skins = {
  fair: { light: '#fbe3d2', base: '#efc7ac', shade: '#c98f70', deep: '#8d5640', blush: '#dd7f6f', lips: '#bf6a64' },
  light: { light: '#f8dfc2', base: '#e8be98', shade: '#c08a60', deep: '#835537', blush: '#d67f66', lips: '#b8655b' },
  tan: { light: '#dfb189', base: '#c48f63', shade: '#94623c', deep: '#5d3a22', blush: '#b3604a', lips: '#99534a' },
  dark: { light: '#a87352', base: '#805038', shade: '#573321', deep: '#331c11', blush: '#7d3c2c', lips: '#6e3a34' },
}

const hairs = {
  black: { base: '#221d1c', light: '#4b423f', dark: '#0f0c0c', brow: '#2a2220' },
  brown: { base: '#523522', light: '#84593a', dark: '#2f1d12', brow: '#4a3020' },
  grey: { base: '#8f8e8d', light: '#c3c2bf', dark: '#5e5d5c', brow: '#6e6b68' },
}

/** A colour made darker, or lighter below zero, and redder the darker: as skins of one kind differ. */
const toned = (colour: string, tone: number) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const less = [0.09, 0.13, 0.15]
  const made = parts.map((part, place) => Math.min(255, Math.round(part * (1 - tone * (less[place] ?? 0)))))
  return `#${made.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
const tonedAll = <Skin extends Record<string, string>>(skin: Skin, tone: number) =>
  // The border: the keys of an object are its names.
  Object.fromEntries(Object.entries(skin).map(([name, colour]) => [name, toned(colour, tone)])) as Skin

/** The colours for the words of a look. */
export const coloursOf = ({ skin, hair, irises }: Look, tone: number) => ({
  skin: tonedAll(skins[skin], tone),
  hair: hairs[hair],
  iris: irises ?? (skin === 'fair' ? '#6a5138' : '#3b2416'),
})
export type Colours = ReturnType<typeof coloursOf>

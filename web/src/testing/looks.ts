import { colourOf } from '@palaestra/ui/testing'

const kinds = ['info', 'success', 'warn', 'danger']

/** What the notice around these words looks like: undefined where there is none around them. */
export const noticeAround = (words: Element): string | undefined => {
  const { borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(words)
  const kind = kinds.find((one) => colourOf(`--${one}`) === borderInlineStartColor)
  if (borderInlineStartWidth === '4px' && kind) return kind
  return words.parentElement ? noticeAround(words.parentElement) : undefined
}

/** The one button that a screen is about is filled; the others beside it are not. */
export const isFilled = (button: Element) => getComputedStyle(button).color === colourOf('--on-brand')

/** What of these is too small for a finger, by its words and its height. */
export const tooSmall = (targets: Element[]) =>
  targets
    .map((one) => ({ words: one.textContent, height: one.getBoundingClientRect().height }))
    .filter(({ height }) => height < 44)

/** Pixels by which the page is wider than the window: one would have to scroll sideways to read it. */
export const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** How a button for what cannot be undone looks: outlined where it begins, filled where it is done. */
export const dangerOf = (button: Element) => {
  const { color, backgroundColor } = getComputedStyle(button)
  if (backgroundColor === colourOf('--danger')) return 'filled'
  return color === colourOf('--danger') ? 'outlined' : undefined
}

/** Whether something lies on a sheet of the page: a box within it would be a box in a box. */
export const isOnSheet = (one: Element): boolean => {
  const { parentElement: around } = one
  if (!around || around.tagName === 'MAIN') return false
  return getComputedStyle(around).boxShadow !== 'none' || isOnSheet(around)
}

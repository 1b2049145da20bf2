import type { Locale, WrittenBlock, WrittenPage } from '@palaestra/contract'

export type InThree = Record<Locale, string>
type Kind = WrittenBlock['kind']

export const noText: InThree = { zh: '', pt: '', en: '' }
const noLink = { label: noText, uri: '' }

/** The kinds of parts, in the order in which they are offered. */
export const blockKinds = ['heading', 'paragraph', 'list', 'links', 'notice'] as const satisfies readonly Kind[]

/** A part with nothing in it yet. */
export const emptyBlock = (kind: Kind): WrittenBlock => {
  if (kind === 'list') return { kind, items: [noText] }
  return kind === 'links' ? { kind, links: [noLink] } : { kind, text: noText }
}
export const emptyLink = () => noLink

/** The list with another item at a place. */
export const replaced = <T>(list: readonly T[], place: number, item: T) =>
  list.map((one, at) => (at === place ? item : one))
export const without = <T>(list: readonly T[], place: number) => list.filter((_, at) => at !== place)
/** The list in which two neighbours have changed places. */
export const swapped = <T>(list: readonly T[], place: number, other: number) =>
  list.map((one, at) => (at === place ? (list[other] as T) : at === other ? (list[place] as T) : one)) // Both are there.

/** Whether two pages say the same. */
export const isSamePage = (one: WrittenPage, other: WrittenPage) => JSON.stringify(one) === JSON.stringify(other)

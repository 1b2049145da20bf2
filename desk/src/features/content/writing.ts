import { isList, type Locale, lists, type WrittenBlock, type WrittenPage } from '@palaestra/contract'
import * as texts from '#texts/content'
import { locale } from '#texts/document'

export type InThree = Record<Locale, string>
type Kind = WrittenBlock['kind']

export const noText: InThree = { zh: '', pt: '', en: '' }
const noLink = { label: noText, uri: '' }

const partKinds = ['heading', 'paragraph', 'list', 'links', 'notice'] as const satisfies readonly Kind[]
/** What may be added under a key, in the order in which it is offered. */
export const kindsUnder = (key: string): readonly Kind[] => (isList(key) ? [lists[key]] : partKinds)

/** A part with nothing in it yet. */
export const emptyBlock = (kind: Kind): WrittenBlock => {
  if (kind === 'list') return { kind, items: [noText] }
  if (kind === 'links') return { kind, links: [noLink] }
  if (kind !== 'area' && kind !== 'place' && kind !== 'entry') return { kind, text: noText }
  // Known by it for good: of its name nothing may follow, which may change.
  const item = { code: crypto.randomUUID().slice(0, 8), text: noText, hidden: false }
  if (kind === 'place') return { kind, ...item, address: noText }
  return kind === 'entry' ? { kind, ...item, uri: '', level: 1 } : { kind, ...item }
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

/** What a part is called: an item of a list by its own name, once it has one. */
export const partName = (blocks: readonly WrittenBlock[], place: number) => {
  const block = blocks[place]
  return (block && 'code' in block && block.text[locale].trim()) || texts.part(place + 1)
}

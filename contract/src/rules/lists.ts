import type { Locale } from '../locale.ts'
import type { PageProblem, WrittenBlock } from './content.ts'
import { isSafeUri } from './safeUri.ts'

type InThree = Record<Locale, string>

interface Item {
  /** What it is known by for good, whatever it is called. */
  code: string
  text: InThree
  /** No longer offered. */
  hidden: boolean
}
/** An area for an address, a place where cards are collected, an entry of the menu. */
export type ListItem =
  | (Item & { kind: 'area' })
  | (Item & { kind: 'place'; address: InThree })
  | (Item & {
      kind: 'entry'
      /** Empty where it only holds others. */
      uri: string
      /** 1 at the top; the entries that follow one of a lower number are below it, so no entry can be below itself. */
      level: number
    })
export type ItemKind = ListItem['kind']

/** The lists that staff write, by the keys under which they are written like pages. No address leads to one. */
export const lists = { 'list/menu': 'entry', 'list/areas': 'area', 'list/places': 'place' } as const satisfies Record<
  string,
  ItemKind
>
export type ListKey = keyof typeof lists

export const isList = (key: string): key is ListKey => Object.hasOwn(lists, key)

/** Levels of the menu (L06). */
export const menuLevels = 4
/** Leads to the main site of the settings. */
const mainSite = '{mainSite}'

const isItem = (block: WrittenBlock): block is ListItem => 'code' in block

/** The items of a list; of a page there are none. */
export const itemsOf = (blocks: readonly WrittenBlock[]) => blocks.filter(isItem)

/** Whether these parts belong under that key: in a list its own items alone, on a page none of them. */
export const partsFit = (key: string, blocks: readonly WrittenBlock[]) =>
  blocks.every(({ kind }, place) => (isList(key) ? kind === lists[key] : !isItem(blocks[place] as WrittenBlock)))

/** The path that a link leads to, without what follows it; nothing for an address elsewhere. */
export const pathOf = (uri: string) =>
  uri.startsWith('/') ? uri.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '') : undefined

/** The paths that the links of a page, or the entries of a menu, lead to. */
export const leadsTo = (blocks: readonly WrittenBlock[]) =>
  blocks.flatMap((block) => {
    const uris = block.kind === 'links' ? block.links.map(({ uri }) => uri) : block.kind === 'entry' ? [block.uri] : []
    return uris.map(pathOf)
  })

export interface Around {
  /** The hosts that links may lead to. */
  hosts: readonly string[]
  /** The paths of the portal that lead somewhere. */
  addresses: readonly string[]
  /** The codes of what was published, which others refer to. */
  kept: readonly string[]
}

const inAddress = (uri: string, holds: boolean, { hosts, addresses }: Around): PageProblem['problem'] | undefined => {
  if (uri === mainSite || (uri === '' && holds)) return undefined
  if (uri === '') return 'missing'
  if (!isSafeUri(uri, hosts)) return 'address'
  const path = pathOf(uri)
  return path === undefined || addresses.includes(path) ? undefined : 'nowhere'
}

/**
 * Says what is in the way of publishing a list besides its texts. A menu leads nowhere that is not there, and stands in
 * steps of one level. An area or a place that was published stays in its list, hidden or not: members have chosen it.
 */
export const listProblems = (blocks: readonly WrittenBlock[], around: Around): PageProblem[] => {
  const items = itemsOf(blocks)
  const codes = items.map(({ code }) => code)
  const inItem = (item: ListItem, place: number): PageProblem[] => {
    const at = `blocks.${place}`
    const twice = codes.indexOf(item.code) < place ? [{ at, problem: 'twice' as const }] : []
    if (item.kind !== 'entry') return twice
    const levelOf = (other: ListItem | undefined) => (other?.kind === 'entry' ? other.level : 0)
    const problem = inAddress(item.uri, levelOf(items[place + 1]) > item.level, around)
    return [
      ...twice,
      ...(item.level > levelOf(items[place - 1]) + 1 ? [{ at: `${at}.level`, problem: 'level' as const }] : []),
      ...(problem ? [{ at: `${at}.uri`, problem }] : []),
    ]
  }
  const gone = around.kept.filter((code) => !codes.includes(code))
  return [
    ...items.flatMap(inItem),
    ...gone.map((word) => ({ at: 'blocks', problem: 'kept' as const, word })),
    ...(items.length > 0 && items.every(({ hidden }) => hidden) ? [{ at: 'blocks', problem: 'missing' as const }] : []),
  ]
}

/** The items of an earlier version, and after them what was added since, hidden: nothing that is kept is lost. */
export const withKept = (before: readonly ListItem[], now: readonly ListItem[]): ListItem[] => [
  ...before,
  ...now
    .filter(({ kind, code }) => kind !== 'entry' && !before.some((one) => one.code === code))
    .map((item) => ({ ...item, hidden: true })),
]

import { type Locale, locales } from '../locale.ts'
import { type Around, isList, itemsOf, type ListItem, listProblems } from './lists.ts'
import { isSafeLink } from './safeUri.ts'

/** A text in all three languages. In a draft some may be empty. */
type InThree = Record<Locale, string>

/** A part of a page as it is written: all three languages together, so that none can be forgotten. */
export type PagePart =
  | { kind: 'heading' | 'paragraph' | 'notice'; text: InThree }
  | { kind: 'list'; items: InThree[]; ordered?: boolean | undefined }
  | { kind: 'links'; links: { label: InThree; uri: string }[] }
/** A part of what is written: of a page, or of a list, which is written, published and kept in the same way. */
export type WrittenBlock = PagePart | ListItem

/** A page as it is written. */
export interface WrittenPage {
  title: InThree
  blocks: WrittenBlock[]
}

/** Characters of one text of a page: whoever writes more wants several paragraphs. */
export const longestPageText = 4000
/** Characters of a title, a heading, and what is written on a link. */
const longestPageTitle = 200
/** Bytes of a page in all three languages, as it is sent: a body may have little more. */
const largestPage = 60_000
/** Parts of a page, and lines of a list. */
export const mostPageParts = 100

/** The texts that stand inside others and not on a page of their own (X09). */
const templateKeys = ['register-steps', 'statement', 'parent', 'online-card-notice'] as const
/** What people agree to: for all, for the government account, for parents (R21). */
const termsKeys = ['readme', 'readme-gov', 'readme-parent'] as const

/** What a page is used for, by its key. */
export const pageUse = (key: string): 'page' | 'terms' | 'template' | 'list' => {
  if (isList(key)) return 'list'
  if (templateKeys.some((one) => one === key)) return 'template'
  return termsKeys.some((one) => one === key) ? 'terms' : 'page'
}

/** What is in the way of publishing a page, and where: `blocks.2.text.pt`, `blocks.1.links.0.uri`. */
export interface PageProblem {
  at: string
  problem: 'missing' | 'too_long' | 'address' | 'word' | 'nowhere' | 'twice' | 'level' | 'kept'
  /** The word in braces that no setting has. */
  word?: string
}

interface Allowed {
  /** The hosts that links may lead to. */
  hosts: readonly string[]
  /** The words in braces that are filled in. */
  words: readonly string[]
}

/** Lists the texts of a part with their places, and the longest that each may be. */
const textsOf = (block: WrittenBlock): [at: string, text: InThree, most: number][] => {
  switch (block.kind) {
    case 'list':
      return block.items.map((item, place) => [`items.${place}`, item, longestPageText])
    case 'links':
      return block.links.map(({ label }, place) => [`links.${place}.label`, label, longestPageTitle])
    case 'place':
      return [
        ['text', block.text, longestPageTitle],
        ['address', block.address, longestPageTitle],
      ]
    case 'heading':
    case 'area':
    case 'entry':
      return [['text', block.text, longestPageTitle]]
    default:
      return [['text', block.text, longestPageText]]
  }
}

/** Says what is in the way of publishing a page, in the order of the page. Nothing is: it can be published. */
export const pageProblems = ({ title, blocks }: WrittenPage, { hosts, words }: Allowed): PageProblem[] => {
  const inText = (at: string, text: InThree, most: number): PageProblem[] =>
    locales.flatMap((locale): PageProblem[] => {
      const [written, place] = [text[locale].trim(), `${at}.${locale}`]
      if (written === '') return [{ at: place, problem: 'missing' }]
      if (written.length > most) return [{ at: place, problem: 'too_long' }]
      const unknown = [...written.matchAll(/\{(\w+)\}/g)].find(([, word = '']) => !words.includes(word))?.[1]
      return unknown === undefined ? [] : [{ at: place, problem: 'word', word: unknown }]
    })
  const inBlock = (block: WrittenBlock, place: number): PageProblem[] => {
    const at = `blocks.${place}`
    const texts = textsOf(block)
    if (texts.length === 0) return [{ at, problem: 'missing' }]
    const links = block.kind === 'links' ? block.links : []
    return [
      ...texts.flatMap(([within, text, most]) => inText(`${at}.${within}`, text, most)),
      ...links.flatMap(({ uri }, one): PageProblem[] =>
        isSafeLink(uri, hosts)
          ? []
          : [{ at: `${at}.links.${one}.uri`, problem: uri.trim() === '' ? 'missing' : 'address' }],
      ),
    ]
  }
  return [
    ...inText('title', title, longestPageTitle),
    ...(blocks.length === 0 ? [{ at: 'blocks', problem: 'missing' as const }] : []),
    ...blocks.flatMap(inBlock),
  ]
}

/** The same of what is written under a key: a page, or a list, for which more is asked. */
export const problemsUnder = (key: string, written: WrittenPage, around: Allowed & Around): PageProblem[] => [
  ...pageProblems(written, around),
  ...(isList(key) ? listProblems(written.blocks, around) : []),
]

/** The codes of a published list that stay in it: the menu begins anew each time. */
export const keptIn = (blocks: readonly WrittenBlock[]) =>
  itemsOf(blocks).flatMap(({ kind, code }) => (kind === 'entry' ? [] : [code]))

/** Whether a page is too large to be sent in one piece. */
export const isPageTooLarge = (page: WrittenPage) => new TextEncoder().encode(JSON.stringify(page)).length > largestPage

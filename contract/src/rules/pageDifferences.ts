import type { Locale } from '../locale.ts'
import type { WrittenBlock, WrittenPage } from './content.ts'

/** A line of a page: the same in both versions, only in the later one, or only in the earlier one. */
export interface Difference {
  change: 'same' | 'added' | 'removed'
  kind: WrittenBlock['kind'] | 'title'
  text: string
  /** An item of a list that is no longer offered. */
  hidden?: boolean
}
type Line = Omit<Difference, 'change'>

const linesOf = ({ title, blocks }: WrittenPage, locale: Locale): Line[] => [
  { kind: 'title', text: title[locale] },
  ...blocks.flatMap((block): Line[] => {
    const { kind } = block
    if (block.kind === 'list') return block.items.map((item) => ({ kind, text: item[locale] }))
    if (block.kind === 'links')
      return block.links.map(({ label, uri }) => ({ kind, text: `${label[locale]} (${uri})` }))
    if (block.kind === 'entry') {
      const { hidden, level, uri } = block
      return [{ kind, hidden, text: `${'– '.repeat(level - 1)}${block.text[locale]}${uri && ` (${uri})`}` }]
    }
    if (block.kind === 'place')
      return [{ kind, hidden: block.hidden, text: `${block.text[locale]} · ${block.address[locale]}` }]
    if (block.kind === 'area') return [{ kind, hidden: block.hidden, text: block.text[locale] }]
    return [{ kind, text: block.text[locale] }]
  }),
]

/** How two versions of a page differ in one language, line by line: the longest part that both have is the same. */
export const pageDifferences = (before: WrittenPage, after: WrittenPage, locale: Locale): Difference[] => {
  const [olds, news] = [linesOf(before, locale), linesOf(after, locale)]
  const isSame = (one: Line | undefined, other: Line | undefined) =>
    one?.text === other?.text && one?.kind === other?.kind && one?.hidden === other?.hidden
  // How many lines the rest of both have in common, from each pair of places on.
  const common = olds.map(() => news.map(() => 0))
  const from = (old: number, now: number) => common[old]?.[now] ?? 0
  for (let old = olds.length - 1; old >= 0; old--)
    for (let now = news.length - 1; now >= 0; now--) {
      const row = common[old] as number[] // Made above, one for each line.
      row[now] = isSame(olds[old], news[now])
        ? 1 + from(old + 1, now + 1)
        : Math.max(from(old + 1, now), from(old, now + 1))
    }
  const differences: Difference[] = []
  let [old, now] = [0, 0]
  while (old < olds.length || now < news.length) {
    const [was, is] = [olds[old], news[now]]
    if (was && is && isSame(was, is)) {
      differences.push({ change: 'same', ...is })
      old++
      now++
    } else if (was && (!is || from(old + 1, now) >= from(old, now + 1))) {
      differences.push({ change: 'removed', ...was })
      old++
    } else if (is) {
      differences.push({ change: 'added', ...is })
      now++
    }
  }
  return differences
}

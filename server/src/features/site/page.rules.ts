import { type Block, isSafeLink, itemsOf, type Locale, type PagePart, type WrittenBlock } from '@palaestra/contract'
import { listIn } from './list.rules.ts'

interface Reading {
  locale: Locale
  hosts: readonly string[]
  fill: (text: string) => string
}

/** Returns the part in one language. A link that is no longer allowed is left out. */
export const blockIn = (block: PagePart, { locale, hosts, fill }: Reading): Block => {
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map((item) => fill(item[locale])) }
    case 'links': {
      const links = block.links.map(({ label, uri }) => ({ label: fill(label[locale]), uri }))
      return { kind: 'links', links: links.filter(({ uri }) => isSafeLink(uri, hosts)) }
    }
    default:
      return { kind: block.kind, text: fill(block.text[locale]) }
  }
}

const isPart = (block: WrittenBlock): block is PagePart => !('code' in block)

/** Returns what is written in one language: the parts of a page, or the items of a list as one part. */
export const blocksIn = (blocks: readonly WrittenBlock[], reading: Reading): Block[] => {
  const items = itemsOf(blocks)
  return items.length > 0 ? [listIn(items, reading)] : blocks.filter(isPart).map((block) => blockIn(block, reading))
}

import { type Block, isSafeLink, type Locale, type WrittenBlock } from '@palaestra/contract'

interface Reading {
  locale: Locale
  hosts: readonly string[]
  fill: (text: string) => string
}

/** Returns the part in one language. A link that is no longer allowed is left out. */
export const blockIn = (block: WrittenBlock, { locale, hosts, fill }: Reading): Block => {
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

import type { Block, Locale } from '@palaestra/contract'
import { z } from 'zod/mini'
import { canBeFilled } from '../../placeholders.ts'
import { isSafeUri } from '../../safeUri.ts'
import type { Said, Settings } from '../../settings.ts'

/** A part of a content page as it is stored: all three languages together, so that none can be forgotten. */
export type PageBlock =
  | { kind: 'heading' | 'paragraph' | 'notice'; text: Said }
  | { kind: 'list'; items: Said[]; ordered?: boolean | undefined }
  | { kind: 'links'; links: { label: Said; uri: string }[] }

/** A page may have only complete translations, known words in braces, and safe links. */
export const pageBlocks = (settings: Settings) => {
  const text = z.string().check(
    z.trim(),
    z.minLength(1),
    z.refine((written) => canBeFilled(written, settings)),
  )
  const said = z.strictObject({ zh: text, pt: text, en: text })
  const uri = z.string().check(z.refine((written) => isSafeUri(written, settings.linkHosts)))
  const block: z.ZodMiniType<PageBlock> = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['heading', 'paragraph', 'notice']), text: said }),
    z.strictObject({
      kind: z.literal('list'),
      items: z.array(said).check(z.minLength(1)),
      ordered: z.optional(z.boolean()),
    }),
    z.strictObject({
      kind: z.literal('links'),
      links: z.array(z.strictObject({ label: said, uri })).check(z.minLength(1)),
    }),
  ])
  return z.array(block).check(z.minLength(1))
}

interface Reading {
  locale: Locale
  hosts: readonly string[]
  fill: (text: string) => string
}

/** Returns the part in one language. A link that is no longer allowed is left out. */
export const blockIn = (block: PageBlock, { locale, hosts, fill }: Reading): Block => {
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map((item) => fill(item[locale])) }
    case 'links': {
      const links = block.links.map(({ label, uri }) => ({ label: fill(label[locale]), uri }))
      return { kind: 'links', links: links.filter(({ uri }) => isSafeUri(uri, hosts)) }
    }
    default:
      return { kind: block.kind, text: fill(block.text[locale]) }
  }
}

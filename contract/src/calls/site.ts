import { z } from 'zod/mini'
import { get } from '../call.ts'
import { day } from '../fields.ts'
import { idTypes } from '../rules/identity.ts'

/** One place in the menu, up to four levels deep (L10). */
export interface MenuItem {
  id: string
  /** What it is for; some names have an icon of their own. */
  name: string
  label: string
  /** A path of the portal, or an https address of a host on the list. Empty where it only holds others. */
  uri: string
  display: boolean
  children: MenuItem[]
  attributes: Record<string, string>
  linkAttributes: Record<string, string>
}
/** No `on…` attribute ever comes through: only these names do. */
const attributes = z.partialRecord(z.enum(['class', 'title', 'target', 'rel']), z.string())
const menuItem: z.ZodMiniType<MenuItem> = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  uri: z.string(),
  display: z.boolean(),
  get children() {
    return z.array(menuItem)
  },
  attributes,
  linkAttributes: attributes,
})

/** A part of a content page. Pages are lists of these, never HTML. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()), ordered: z.optional(z.boolean()) }),
  z.object({ kind: z.literal('links'), links: z.array(z.object({ label: z.string(), uri: z.string() })) }),
  z.object({ kind: z.literal('notice'), text: z.string() }),
])
export type Block = z.output<typeof block>

const choices = z.object({ items: z.array(z.object({ code: z.string(), name: z.string() })) })

export const site = {
  init: get('/app/init', {
    summary: 'What the portal is: `<product>Domain`, whether it is a development portal, and a key that opens nothing',
    access: 'public',
    reply: z.looseObject({ isDev: z.boolean(), apiKey: z.string() }),
  }),
  setting: get('/web/setting', {
    summary: 'Names, addresses and telephone numbers of the one who runs the portal, and its calendar day',
    access: 'public',
    reply: z.object({
      authority: z.string(),
      portal: z.string(),
      product: z.string(),
      productSlug: z.string(),
      hotline: z.string(),
      supportEmail: z.string(),
      mainSite: z.string(),
      version: z.string(),
      isDev: z.boolean(),
      demonstration: z.boolean(),
      /** Whether one can log in by the government account. */
      signOn: z.boolean(),
      today: day,
      /** The authority’s clocks, by their IANA name: in it a moment is written. */
      timeZone: z.string(),
    }),
  }),
  message: get('/web/message', {
    summary: 'What everybody should know today: closures, works on the system',
    access: 'public',
    reply: z.object({
      items: z.array(z.object({ id: z.string(), kind: z.enum(['info', 'warning']), text: z.string() })),
    }),
  }),
  areas: get('/web/area', { summary: 'Areas for an address', access: 'public', reply: choices }),
  idTypes: get('/web/id_type', {
    summary: 'Kinds of identity documents',
    access: 'public',
    reply: z.object({ items: z.array(z.object({ code: z.enum(idTypes), name: z.string() })) }),
  }),
  pickUpPlaces: get('/web/take_place', {
    summary: 'Where a card can be collected',
    access: 'public',
    reply: z.object({ items: z.array(z.object({ code: z.string(), name: z.string(), address: z.string() })) }),
  }),
  page: get('/web/page', {
    summary: 'A content page or a template, by its key (its path without slashes at the ends)',
    access: 'public',
    query: z.object({ key: z.string().check(z.regex(/^[a-z0-9][a-z0-9/_-]{0,99}$/)) }),
    reply: z.object({ key: z.string(), title: z.string(), updatedOn: day, blocks: z.array(block) }),
    refuses: ['not_found'],
  }),
  menuTree: get('/menu/tree', {
    summary: 'The menu below `root`, or all of it',
    access: 'public',
    query: z.object({ root: z.optional(z.string().check(z.maxLength(60))) }),
    reply: z.object({ items: z.array(menuItem) }),
  }),
  mainMenu: get('/menu/main', {
    summary: 'The main menu',
    access: 'public',
    reply: z.object({ items: z.array(menuItem) }),
  }),
}

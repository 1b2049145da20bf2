import { z } from 'zod/mini'
import { get } from '../call.ts'
import { day } from '../replies.ts'
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
/** HTML attributes of the item. No `on…` attribute ever comes through: only these names do. @example {"class":"yellow"} */
const attributes = z.partialRecord(z.enum(['class', 'title', 'target', 'rel']), z.string())
const menuItem: z.ZodMiniType<MenuItem> = z.object({
  /** Its number, as a text. @example 12 */
  id: z.string(),
  /** What it is for; some names have an icon of their own. @example venues */
  name: z.string(),
  /** What is written on it, in the locale of the request. @example Venues */
  label: z.string(),
  /** A path of the portal, or an https address of a host on the list; empty where it only holds others. @example /venues */
  uri: z.string(),
  /** False for an item that is not shown by itself. */
  display: z.boolean(),
  /** The items below it. */
  get children() {
    return z.array(menuItem)
  },
  attributes,
  /** Of the link within the item. */
  linkAttributes: attributes,
})

/** Plain text, never HTML. @example Open every day but Monday. */
const text = z.string()

/** A part of a content page. Pages are lists of these, never HTML. */
export const pageBlock = z.discriminatedUnion('kind', [
  z.object({
    /** A heading within the page. */
    kind: z.literal('heading'),
    text,
  }),
  z.object({
    /** A paragraph. */
    kind: z.literal('paragraph'),
    text,
  }),
  z.object({
    /** A list. */
    kind: z.literal('list'),
    /** Plain text, one for each item. @example ["Bring your identity document"] */
    items: z.array(z.string()),
    /** Whether the items are numbered. */
    ordered: z.optional(z.boolean()),
  }),
  z.object({
    /** A list of links. */
    kind: z.literal('links'),
    /** In the order in which they are shown. */
    links: z.array(
      z.object({
        /** What is written on it. @example Venues */
        label: z.string(),
        /** A path of the portal, or an https address of a host on the list. @example /venues */
        uri: z.string(),
      }),
    ),
  }),
  z.object({
    /** Something to be seen first: it is framed. */
    kind: z.literal('notice'),
    text,
  }),
])
export type Block = z.output<typeof pageBlock>

const menu = z.object({
  /** The items of the first level. */
  items: z.array(menuItem),
})

/** Whether this is a portal in development, with an inbox and a clock that can be set. */
const isDev = z.boolean()
const choice = {
  /** What a form sends. @example tapseac */
  code: z.string(),
  /** What it is called, in the locale of the request. @example Tap Seac */
  name: z.string(),
}
/** `1`: with what is no longer offered, by which what was chosen before has its name. @example 1 */
const hidden = z.optional(z.literal('1'))
const choices = z.object({
  /** In the order in which they are offered. */
  items: z.array(z.object(choice)),
})

/** The public content of the portal: its name, its menu, its pages and the lists that forms choose from. */
export const site = {
  init: get('/app/init', {
    summary: 'What the portal is: `<product>Domain`, whether it is a development portal, and a key that opens nothing',
    access: 'public',
    // The one further key is `<product>Domain`, which is named after a setting.
    reply: z.catchall(
      z.object({
        isDev,
        /** Empty: a key opens nothing here. @example "" */
        apiKey: z.string(),
      }),
      z.union([z.string(), z.boolean()]),
    ),
  }),
  setting: get('/web/setting', {
    summary: 'Names, addresses and telephone numbers of the one who runs the portal, and its calendar day',
    access: 'public',
    reply: z.object({
      /** The name of the authority, in the locale of the request. @example Sports Authority */
      authority: z.string(),
      /** The name of the portal. @example Member portal */
      portal: z.string(),
      /** The name of what one is a member of. @example Sport for All */
      product: z.string(),
      /** The same where it is part of a key: `sportDomain`. @example sport */
      productSlug: z.string(),
      /** What the government’s account is called, as it stands within a sentence. @example government account */
      governmentAccount: z.string(),
      /** The bureau that issues identity cards, as it stands within a sentence. @example identity bureau */
      identityBureau: z.string(),
      /** The telephone number of the help desk. @example 2888 0000 */
      hotline: z.string(),
      /** The e-mail address of the help desk. @format email @example support@example.mo */
      supportEmail: z.string(),
      /** The site of the authority: a path, or an https address. @example https://www.example.mo/ */
      mainSite: z.string(),
      /** Of the server. @example 0.1.0 */
      version: z.string(),
      isDev,
      /** Whether every page says that this is a demonstration. */
      demonstration: z.boolean(),
      /** Whether one can log in by the government account. */
      signOn: z.boolean(),
      /** The day that it is for the authority. */
      today: day,
      /** The time zone of the authority, by its IANA name: moments are shown in it. @example Asia/Macau */
      timeZone: z.string(),
    }),
  }),
  areas: get('/web/area', {
    summary: 'Areas for an address',
    access: 'public',
    query: z.object({ hidden }),
    reply: choices,
  }),
  idTypes: get('/web/id_type', {
    summary: 'Kinds of identity documents',
    access: 'public',
    reply: z.object({
      /** In the order in which they are offered. */
      items: z.array(
        z.object({
          /** What a form sends. */
          code: z.enum(idTypes),
          /** What it is called, in the locale of the request. @example Resident identity card */
          name: z.string(),
        }),
      ),
    }),
  }),
  pickUpPlaces: get('/web/take_place', {
    summary: 'Where a card can be collected',
    access: 'public',
    query: z.object({ hidden }),
    reply: z.object({
      /** In the order in which they are offered. */
      items: z.array(
        z.object({
          ...choice,
          /** Where it is, in the locale of the request. @example Praça do Tap Seac */
          address: z.string(),
        }),
      ),
    }),
  }),
  page: get('/web/page', {
    summary: 'A content page or a template, by its key (its path without slashes at the ends)',
    access: 'public',
    query: z.object({
      /** The path of the page. @example about */
      key: z.string().check(z.regex(/^[a-z0-9][a-z0-9/_-]{0,99}$/)),
    }),
    reply: z.object({
      /** The key that was asked for. @example about */
      key: z.string(),
      /** In the locale of the request. @example About the portal */
      title: z.string(),
      /** The day of its last change. */
      updatedOn: day,
      /** What the page is made of, from top to bottom. */
      blocks: z.array(pageBlock),
    }),
    refuses: ['not_found'],
  }),
  menuTree: get('/menu/tree', {
    summary: 'The menu below `root`, or all of it',
    access: 'public',
    query: z.object({
      /** The `name` of an item; nothing comes back where there is none. @example venues */
      root: z.optional(z.string().check(z.maxLength(60))),
    }),
    reply: menu,
  }),
  mainMenu: get('/menu/main', {
    summary: 'The main menu',
    access: 'public',
    reply: menu,
  }),
}

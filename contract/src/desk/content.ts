import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { pageBlock, site } from '../calls/site.ts'
import { dayWritten } from '../fields.ts'
import { day, locale, moment } from '../replies.ts'
import { longestPageText, mostPageParts, type WrittenBlock } from '../rules/content.ts'
import { menuLevels } from '../rules/lists.ts'
import { given, no, trim } from '../written.ts'

// A draft may be unfinished: what is missing or wrong in it is told, and refused when it is to be published.
const text = z.string().check(z.overwrite(trim), z.maxLength(longestPageText, no('too_long')))
const said = z.strictObject({
  /** In Chinese. @example 聯絡我們 */
  zh: text,
  /** In Portuguese. @example Contactos */
  pt: text,
  /** In English. @example Contact */
  en: text,
})
const uri = z.string().check(z.overwrite(trim), z.maxLength(500, no('too_long')))
const item = {
  /** What it is known by for good, whatever it is called. @example tapseac */
  code: z.string().check(z.regex(/^[a-z0-9-]{1,30}(\{productSlug\})?$/)),
  /** What it is called. */
  text: said,
  /** Whether it is no longer offered, or not shown by itself. */
  hidden: z.boolean(),
}
const block: z.ZodMiniType<WrittenBlock> = z.discriminatedUnion('kind', [
  z.strictObject({
    /** A heading within the page, a paragraph, or something to be seen first. */
    kind: z.enum(['heading', 'paragraph', 'notice']),
    /** What it says. */
    text: said,
  }),
  z.strictObject({
    /** A list. */
    kind: z.literal('list'),
    /** One for each line. */
    items: z.array(said).check(z.maxLength(mostPageParts, no('too_long'))),
    /** Whether the lines are numbered. */
    ordered: z.optional(z.boolean()),
  }),
  z.strictObject({
    /** A list of links. */
    kind: z.literal('links'),
    /** In the order in which they are shown. */
    links: z
      .array(
        z.strictObject({
          /** What is written on it. */
          label: said,
          /** A path of the portal, an https address of a host on the list, `mailto:` or `tel:`. @example /venues */
          uri,
        }),
      )
      .check(z.maxLength(mostPageParts, no('too_long'))),
  }),
  z.strictObject({
    /** An area for an address. */
    kind: z.literal('area'),
    ...item,
  }),
  z.strictObject({
    /** A place where cards are collected. */
    kind: z.literal('place'),
    ...item,
    /** Where it is. */
    address: said,
  }),
  z.strictObject({
    /** An entry of the menu. */
    kind: z.literal('entry'),
    ...item,
    /** Like that of a link, or empty where it only holds others. @example /venues */
    uri,
    /** 1 at the top; the entries that follow one of a lower number are below it. @example 2 */
    level: z.int().check(z.minimum(1), z.maximum(menuLevels)),
  }),
])
const written = {
  /** The title of the page. */
  title: said,
  /** What the page is made of, from top to bottom. */
  blocks: z.array(block).check(z.maxLength(mostPageParts, no('too_long'))),
}
const whole = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))
/** The key of the page: its path without slashes at the ends. @example contact */
const key = site.page.query.shape.key
/** The draft that one has seen, which is another after each change; 0 where there was none. @example 12 */
const version = whole
/** The number of a published version; the content the portal began with is 1, and 0 is none so far. @example 3 */
const number = whole
/** What they are called; null for what the portal began with. @example Lei Wai Man */
const by = z.nullable(z.string())
/** When it was published; null for what the portal began with. */
const at = z.nullable(moment)
/** Read by everybody; begun, and never published; taken off, so that nobody finds it. */
const state = z.enum(['shown', 'new', 'off'])
const use = z.enum(['page', 'terms', 'template', 'list'])

/** The pages, terms and templates of the portal: a draft for each, published now or later, with what was before. */
export const content = {
  list: get('/desk/pages', {
    summary: 'Every page, each with its draft',
    access: 'staff',
    permission: 'content',
    reply: z.object({
      /** By their keys. */
      items: z.array(
        z.object({
          key,
          /** Of the published page, as its readers see it. */
          title: said,
          /** A page of its own, terms that people agree to, a text that stands inside others, or a list. */
          use,
          state,
          /** The day that the page says it was changed on. */
          updatedOn: day,
          /** The draft; null where nobody has changed anything. */
          draft: z.nullable(
            z.object({
              /** Who has changed it last. @example Lei Wai Man */
              by: z.string(),
              /** When. */
              at: moment,
              /** When it will be published; null while nobody has said so. */
              publishAt: z.nullable(moment),
            }),
          ),
        }),
      ),
    }),
  }),
  look: get('/desk/page', {
    summary: 'A page as it is published, its draft, and what may stand in it',
    access: 'staff',
    permission: 'content',
    query: z.object({ key }),
    reply: z.object({
      key,
      /** What the page is used for. */
      use,
      state,
      /** Whether staff have begun it: what the portal began with, it leads to by itself. */
      ours: z.boolean(),
      /** What leads to it: other pages, and the menu. */
      linkedFrom: z.array(
        z.object({
          key,
          /** What it is called. */
          title: said,
        }),
      ),
      /** What everybody reads now, or read last. */
      published: z.object({
        number,
        /** The day that the page says it was changed on. */
        updatedOn: day,
        ...written,
      }),
      /** The draft; null where nobody has changed anything. */
      draft: z.nullable(
        z.object({
          version,
          ...written,
          /** Who has changed it last. @example Lei Wai Man */
          by: z.string(),
          /** When. */
          at: moment,
          /** When it will be published; null while nobody has said so. */
          publishAt: z.nullable(moment),
        }),
      ),
      /** The hosts that links may lead to. @example ["www.gov.mo"] */
      hosts: z.array(z.string()),
      /** The words in braces that are filled in. @example ["hotline"] */
      words: z.array(z.string()),
      /** The paths of the portal that a menu may lead to. @example ["/venues"] */
      addresses: z.array(z.string()),
    }),
    refuses: ['not_found'],
  }),
  begin: post('/desk/page/begin', {
    summary: 'Begin a page at an address of its own; nobody reads it before it is published',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({
      /** The path of the page, without the language and the first slash. @example events/autumn */
      key: z.string().check(z.overwrite(trim), z.regex(/^[a-z0-9][a-z0-9/_-]{0,99}$/, no('invalid_input'))),
      /** In Chinese. @example 秋季活動 */
      titleZh: given,
      /** In Portuguese. @example Actividades de Outono */
      titlePt: given,
      /** In English. @example Autumn events */
      titleEn: given,
    }),
    reply: z.object({}),
    refuses: ['page_address_taken'],
  }),
  takeOff: post('/desk/page/take_off', {
    summary: 'Take a page off that staff have begun: its draft goes, and its versions stay',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({ key, version }),
    reply: z.object({}),
    refuses: ['not_found', 'content_changed', 'page_needed'],
  }),
  save: post('/desk/page/save', {
    summary: 'Keep a draft, finished or not; what was to be published later is not any more',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({
      key,
      version,
      /** The published version that one has seen. @example 3 */
      number,
      ...written,
    }),
    reply: z.object({ version }),
    refuses: ['not_found', 'content_changed', 'content_too_large'],
  }),
  preview: post('/desk/page/preview', {
    summary: 'What readers of a language would see of a page, saved or not',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({
      /** The language of the readers. */
      language: locale,
      ...written,
    }),
    reply: z.object({
      /** The title of the page. @example Contact */
      title: z.string(),
      /** What the page is made of, from top to bottom. */
      blocks: z.array(pageBlock),
    }),
  }),
  publish: post('/desk/page/publish', {
    summary: 'Publish the draft, now or at the beginning of an hour',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({
      key,
      version,
      /** Whether it says nothing new: the page keeps its day, and nobody is asked to agree again. */
      correction: z.boolean(),
      /** The day, or empty: now. @example 2027-01-04 */
      day: z.union([z.literal(''), dayWritten]),
      /** The hour of that day. @example 9 */
      hour: z.int().check(z.minimum(0), z.maximum(23)),
    }),
    reply: z.object({
      /** When it will be published; null where it is. */
      publishAt: z.nullable(moment),
    }),
    refuses: ['not_found', 'content_changed', 'content_unfinished', 'content_past'],
  }),
  discard: post('/desk/page/discard', {
    summary: 'Throw a draft away',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({ key, version }),
    reply: z.object({}),
    refuses: ['not_found', 'content_changed'],
  }),
  history: get('/desk/page/history', {
    summary: 'Every version of a page that was published',
    access: 'staff',
    permission: 'content',
    query: z.object({ key }),
    reply: z.object({
      /** The newest comes first. */
      items: z.array(z.object({ number, by, at })),
    }),
    refuses: ['not_found'],
  }),
  version: get('/desk/page/version', {
    summary: 'A version of a page that was published',
    access: 'staff',
    permission: 'content',
    query: z.object({
      key,
      /** Its number. @example 2 */
      number: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
    }),
    reply: z.object({ number, by, at, ...written }),
    refuses: ['not_found'],
  }),
  restore: post('/desk/page/restore', {
    summary: 'Make a draft of a version that was published before',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({
      key,
      number,
      /** The draft that one has seen, in whose place it comes; 0 where there was none. @example 0 */
      version,
    }),
    reply: z.object({ version }),
    refuses: ['not_found', 'content_changed'],
  }),
}

import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { dayWritten, idType, memberNumber, numberOfOne } from '../fields.ts'
import { locale, moment } from '../replies.ts'
import { longestBulletin, longestBulletinTitle, usedServices } from '../rules/bulletin.ts'
import { bulletinTopics } from '../rules/notice.ts'
import { seen } from '../rules/typing.ts'
import { no, trim } from '../written.ts'

// A draft may be unfinished: what is missing or wrong in it is told, and refused when it is to be sent.
const text = (most: number) => z.string().check(z.overwrite(seen), z.maxLength(most, no('too_long')))
const title = text(longestBulletinTitle)
const message = text(longestBulletin)
/** Whole years. @example 65 */
const age = z.nullable(
  z.int(no('number_format')).check(z.minimum(0, no('number_format')), z.maximum(120, no('number_format'))),
)

const group = {
  /** The youngest who get it, in whole years; null: of any age. @example 65 */
  ageFrom: age,
  /** The oldest who get it; null: of any age. @example null */
  ageTo: age,
  /** Who live in one of these, of `site.areas`; empty: anywhere. @example ["taipa"] */
  areas: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50)),
  /** Who have chosen one of these languages; empty: any. @example [] */
  languages: z.array(locale).check(z.maxLength(3)),
  /** Who hold one of these documents; empty: any. @example [] */
  idTypes: z.array(idType).check(z.maxLength(4)),
  /** Who have used one of these within twelve months, or have taken it up; empty: nothing is asked. @example ["visits"] */
  services: z.array(z.enum(usedServices)).check(z.maxLength(4)),
}
/** To everybody, a group, or one member. */
const to = z.enum(['all', 'group', 'member'])
const audience = {
  to,
  /** The one member; empty where it goes to others. @example 000000018 */
  memberNumber: z.union([z.literal(''), memberNumber]),
  ...group,
}
const written = {
  /** What it is about. Of what is official, members cannot turn the copies off. */
  topic: z.enum(bulletinTopics),
  /** In Chinese. @example 氹仔泳池維修 */
  titleZh: title,
  /** In Portuguese. @example Obras na piscina da Taipa */
  titlePt: title,
  /** In English. @example Works at the Taipa pool */
  titleEn: title,
  /** In Chinese. @example 氹仔泳池將於三月關閉。 */
  messageZh: message,
  /** In Portuguese. @example A piscina da Taipa encerra em Março. */
  messagePt: message,
  /** In English; plain text, without an address. @example The Taipa pool is closed in March. */
  messageEn: message,
  /** One address that it leads to: a path of the portal, or https to a host on the list; empty for none. @example /news */
  uri: z.string().check(z.overwrite(trim), z.maxLength(500, no('too_long'))),
  /** Whether copies go out by e-mail, as far as members want them. */
  byEmail: z.boolean(),
  /** Whether copies go out by text message, as far as members want them. */
  bySms: z.boolean(),
}
/** The number of a notice. @example 7 */
const id = numberOfOne
/** What one has seen of it, another after each change. @example 12 */
const version = numberOfOne
/** `draft`, `planned` for later, on its way (`sending`), `sent`, or `withdrawn`. */
const state = z.enum(['draft', 'planned', 'sending', 'sent', 'withdrawn'])
const act = z.object({
  /** What they are called. @example Lei Wai Man */
  by: z.string(),
  /** When. */
  at: moment,
})

const counts = {
  /** How many have it, or had it. @example 1240 */
  reached: z.number(),
  /** How many of them have opened it. @example 310 */
  read: z.number(),
}

/** Notices that staff write to one member, a group or all: drafts, sent now or later, withdrawn again. */
export const bulletin = {
  list: get('/desk/notices', {
    summary: 'Notices by staff, the last changed first, twenty a page, paged by key',
    access: 'staff',
    permission: 'notices',
    query: z.object({
      /** The cursor: `next` of the page before. Left out: the first page. @example 17 */
      after: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    }),
    reply: z.object({
      /** At most twenty. */
      items: z.array(
        z.object({
          id,
          /** In the language of who asks; where that is still empty, in another. @example Works at the Taipa pool */
          title: z.string(),
          to,
          state,
          /** When it was changed last, is to be sent, or was. */
          at: moment,
          ...counts,
        }),
      ),
      /** The cursor of the next page, for `after`; null at the end. @example 17 */
      next: z.nullable(z.string()),
    }),
  }),
  look: get('/desk/notice', {
    summary: 'One notice by staff, and what may stand in it',
    access: 'staff',
    permission: 'notices',
    query: z.object({
      /** Its number. @example 7 */
      id: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    }),
    reply: z.object({
      id,
      version,
      state,
      ...written,
      ...audience,
      ...counts,
      /** Who has changed it last, and when. */
      edited: act,
      /** Who has said that it is sent, and when it is or was; null for a draft. */
      sent: z.nullable(act),
      /** Who has withdrawn it, and when; null while nobody has. */
      withdrawn: z.nullable(act),
      /** The hosts that its address may lead to. @example ["www.gov.mo"] */
      hosts: z.array(z.string()),
    }),
    refuses: ['not_found'],
  }),
  save: post('/desk/notice/save', {
    summary: 'Keep a draft, finished or not',
    access: 'staff',
    permission: 'notices',
    body: z.strictObject({
      /** Of the draft; null for a new one. @example 7 */
      id: z.nullable(id),
      /** Of the draft that one has seen; null for a new one. @example 12 */
      version: z.nullable(version),
      ...written,
      ...audience,
    }),
    reply: z.object({ id, version }),
    refuses: ['not_found', 'bulletin_changed', 'bulletin_to_nobody'],
  }),
  discard: post('/desk/notice/discard', {
    summary: 'Throw a draft away',
    access: 'staff',
    permission: 'notices',
    body: z.strictObject({ id, version }),
    reply: z.object({}),
    refuses: ['not_found', 'bulletin_changed'],
  }),
  reach: get('/desk/notice/reach', {
    summary: 'How many people a draft would reach now',
    access: 'staff',
    permission: 'notices',
    query: z.object({
      /** Its number. @example 7 */
      id: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    }),
    reply: z.object({
      /** How many. Who belongs to a group is reckoned anew when it is sent. @example 1240 */
      people: z.number(),
      /** How many of them would get a copy by e-mail. @example 900 */
      byEmail: z.number(),
      /** How many of them would get a copy by text message. @example 400 */
      bySms: z.number(),
    }),
    refuses: ['not_found'],
  }),
  send: post('/desk/notice/send', {
    summary: 'Send a draft, now or at the beginning of an hour',
    access: 'staff',
    permission: 'notices',
    body: z.strictObject({
      id,
      version,
      /** How many people somebody has confirmed that it reaches. @example 1240 */
      people: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
      /** The day, or empty: now. @example 2027-01-04 */
      day: z.union([z.literal(''), dayWritten]),
      /** The hour of that day. @example 9 */
      hour: z.int().check(z.minimum(0), z.maximum(23)),
    }),
    reply: z.object({
      /** When it will be sent; null where that has begun. */
      sendAt: z.nullable(moment),
    }),
    refuses: [
      'not_found',
      'bulletin_changed',
      'bulletin_unfinished',
      'bulletin_to_nobody',
      'bulletin_past',
      'bulletin_reaches_more',
    ],
  }),
  withdraw: post('/desk/notice/withdraw', {
    summary: 'Withdraw a notice: one that waits becomes a draft again, one that was sent goes from the accounts',
    access: 'staff',
    permission: 'notices',
    body: z.strictObject({ id, version }),
    reply: z.object({}),
    refuses: ['not_found', 'bulletin_changed'],
  }),
}

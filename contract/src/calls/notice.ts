import { z } from 'zod/mini'
import { get, post } from '../call.ts'

/** `parent_agree` asks a guardian to decide about a child; anything else is a `message`. */
const type = z.enum(['message', 'parent_agree'])

/** The name of one notice, which says nothing of whose it is. @format uuid @example 3b2f1c9e-6f0a-4f0e-9d6c-2a7f5f0b8c11 */
const pushId = z.uuid()

const shown = z.object({
  pushId,
  /** In the language of the response, as everything that is said here. @example Your password has been changed */
  title: z.string(),
  /** Plain text, in which a line ends where it ends. There is no address in it. @example The password of your member account has been changed. */
  message: z.string(),
  /** When it was written, by the clocks of the authority: `yyyy-mm-dd hh:mm`. @example 2026-03-02 10:00 */
  pushAt: z.string(),
  /** Whether its member has opened it. */
  isRead: z.boolean(),
  type,
  /** Where there is more to read: a path of the portal, or https to a host of the settings; null where there is nothing. @example null */
  link: z.nullable(z.string()),
  /** Where to act on it; null where there is only something to read. */
  extra: z.nullable(
    z.object({
      /** A path of this portal, without the language. @example /security/push/supple-parent?child=000000018 */
      uri: z.string(),
    }),
  ),
})

/** What the portal tells a member in the account: the same that it tells by letter, without links and secrets. */
export const notice = {
  unreadSum: get('/push/notice/un_read_sum', {
    summary: 'How many notices the member has not opened',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** How many. @example 3 */
      total: z.number(),
    }),
  }),
  list: get('/push/notice/list', {
    summary: 'Notices of the member, the newest first',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** Which page, from 1 to 1000; left out, the first. @example 1 */
      page: z.optional(z.string().check(z.regex(/^([1-9]\d{0,2}|1000)$/))),
      /** How many a page has, from 1 to 50; left out, 10. @example 10 */
      prePage: z.optional(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/))),
      /**
       * The last notice that is shown already: the page begins after it, whatever has been written meanwhile, and `page`
       * says no more. Left out, the pages are counted.
       */
      after: z.optional(pushId),
    }),
    reply: z.object({
      /** Of this page; empty after the last. */
      items: z.array(shown),
      /** Of all pages. @example 12 */
      totalCount: z.number(),
    }),
    refuses: ['notice_gone'],
  }),
  detail: post('/push/notice/detail', {
    summary: 'One notice, which counts as read from now on',
    access: 'member',
    freshProof: false,
    body: z.strictObject({ pushId }),
    endsPath: 'pushId',
    reply: shown,
    refuses: ['notice_gone'],
  }),
}

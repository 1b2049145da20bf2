import { z } from 'zod/mini'
import { post } from '../call.ts'
import { dayWritten } from '../fields.ts'
import { moment } from '../replies.ts'
import { auditActs } from '../rules/auditTrail.ts'
import { given } from '../written.ts'

const search = {
  /** The username of who acted; `system` is the portal itself. Left out: everybody. @example lei */
  who: z.optional(given),
  /** The act in one word. Left out: all of them. @example looked */
  act: z.optional(z.enum(auditActs)),
  /** A member number, the reference of a case, or the username of a colleague. Left out: everything. @example 000000018 */
  about: z.optional(given),
  /** The first day. Left out: from the beginning. @example 2026-03-01 */
  from: z.optional(dayWritten),
  /** The last day. Left out: until now. @example 2026-03-31 */
  to: z.optional(dayWritten),
}

const entry = z.object({
  /** The number of the entry. @example 17 */
  id: z.number(),
  /** When. */
  at: moment,
  /** The name of the member of staff; empty where the portal itself acted. @example Lei Wai Man */
  who: z.string(),
  /** Their username; null where the portal itself acted. @example lei */
  username: z.nullable(z.string()),
  /** What was done, in a word. @example looked */
  act: z.string(),
  /** What it was done to: `application`, `member`, `staff` and others. @example application */
  kind: z.string(),
  /** The member number, the reference or the username of what it was done to. @example A26-7KQ4NX */
  subject: z.string(),
  /** The reason that was given, or what exactly; null where the act says all. @example photo */
  detail: z.nullable(z.string()),
})

/** The audit trail: who of the staff looked at what and did what. */
export const audit = {
  find: post('/desk/audit/find', {
    summary: 'Entries of the audit trail, the newest first, twenty a page, paged by key',
    access: 'staff',
    permission: 'audit',
    body: z.strictObject({
      ...search,
      /** The cursor: `next` of the page before. Left out: the first page. @example 2026-03-05T02:00:00.000Z.17 */
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: z.object({
      /** At most twenty. */
      items: z.array(entry),
      /** The cursor of the next page, for `after`; null at the end. @example 2026-03-05T02:00:00.000Z.17 */
      next: z.nullable(z.string()),
    }),
  }),
  exportAll: post('/desk/audit/export', {
    summary: 'A link to all entries that a search finds, as a file. The export is an entry itself',
    access: 'staff',
    permission: 'audit',
    body: z.strictObject({
      ...search,
      /** `ndjson`: a line of JSON for each entry; `csv`: a table with a heading. */
      format: z.enum(['ndjson', 'csv']),
    }),
    reply: z.object({
      /** A path that is good for a minute. @example /api/desk/audit/file/k2Zt6yXn5u */
      link: z.string(),
    }),
  }),
}

import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { dayWritten } from '../fields.ts'
import { day, moment } from '../replies.ts'
import { holidayActs } from '../rules/auditTrail.ts'
import { most, no, trim } from '../written.ts'

const holidayName = z.string().check(z.overwrite(trim), most(200), z.minLength(1, no('holiday_name_missing')))

const names = {
  /** In Chinese. @example 元旦 */
  nameZh: holidayName,
  /** In Portuguese. @example Ano Novo */
  namePt: holidayName,
  /** In English. @example New Year */
  nameEn: holidayName,
}
const holiday = {
  /** Nobody works on it: it is no working day. @example 2027-01-01 */
  day: dayWritten,
  ...names,
}
/** Four digits. @example 2026 */
const year = z.string().check(z.regex(/^20\d{2}$/))

/** The content of the portal, as far as staff change it: the public holidays. */
export const site = {
  holidays: get('/desk/holidays', {
    summary: 'The public holidays that are no working days',
    access: 'staff',
    query: z.object({ year }),
    reply: z.object({
      /** The earliest comes first. */
      items: z.array(z.object(holiday)),
      /** Years that due dates reach soon and that have no holidays yet: those dates would be wrong. @example ["2028"] */
      missing: z.array(z.string()),
    }),
  }),
  addHoliday: post('/desk/holiday/add', {
    summary: 'Add a public holiday',
    access: 'staff',
    permission: 'content',
    body: z.strictObject(holiday),
    reply: z.object({}),
    refuses: ['holiday_exists'],
  }),
  renameHoliday: post('/desk/holiday/rename', {
    summary: 'Give a public holiday another name, in three languages',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({
      ...holiday,
      /** The names that the clerk has seen: where there are others by now, they stay. */
      seen: z.strictObject(names),
    }),
    reply: z.object({}),
    refuses: ['not_found', 'holiday_changed', 'nothing_changed'],
  }),
  removeHoliday: post('/desk/holiday/remove', {
    summary: 'Remove a public holiday',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({
      /** Of the holiday. @example 2027-01-01 */
      day: dayWritten,
    }),
    reply: z.object({}),
    refuses: ['not_found'],
  }),
  holidayHistory: get('/desk/holiday/history', {
    summary: 'Who has added, renamed or removed the public holidays of a year, twenty a page, paged by key',
    access: 'staff',
    permission: 'content',
    query: z.object({
      year,
      /** The cursor: `next` of the page before. Left out: the first page. @example 17 */
      after: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    }),
    reply: z.object({
      /** At most twenty, the newest first. */
      items: z.array(
        z.object({
          /** The number of the entry in the audit trail. @example 17 */
          id: z.number(),
          /** When. */
          at: moment,
          /** Who has done it. @example Rui Gomes */
          by: z.string(),
          /** What was done. */
          act: z.enum(holidayActs),
          /** The day of the holiday. @example 2027-01-01 */
          day,
          /** What it is called since, or was until then; empty for what was done before names were noted down. @example 元旦 · Ano Novo · New Year */
          names: z.string(),
        }),
      ),
      /** The cursor of the next page, for `after`; null at the end. @example 17 */
      next: z.nullable(z.string()),
    }),
  }),
}

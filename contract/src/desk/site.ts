import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { dayWritten } from '../fields.ts'
import { most, no, trim } from '../written.ts'

const holidayName = z.string().check(z.overwrite(trim), most(200), z.minLength(1, no('holiday_name_missing')))

const holiday = {
  /** Nobody works on it: it is no working day. @example 2027-01-01 */
  day: dayWritten,
  /** In Chinese. @example 元旦 */
  nameZh: holidayName,
  /** In Portuguese. @example Ano Novo */
  namePt: holidayName,
  /** In English. @example New Year */
  nameEn: holidayName,
}

/** The content of the portal, as far as staff change it: the public holidays. */
export const site = {
  holidays: get('/desk/holidays', {
    summary: 'The public holidays that are no working days',
    access: 'staff',
    query: z.object({
      /** Four digits. @example 2026 */
      year: z.string().check(z.regex(/^20\d{2}$/)),
    }),
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
}

import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day, given } from '../fields.ts'

export const site = {
  holidays: get('/desk/holidays', {
    summary: 'The public holidays that are no working days',
    access: 'staff',
    query: z.object({ year: z.string().check(z.regex(/^20\d{2}$/)) }),
    reply: z.object({
      items: z.array(z.object({ day, nameZh: z.string(), namePt: z.string(), nameEn: z.string() })),
    }),
  }),
  addHoliday: post('/desk/holiday/add', {
    summary: 'Add a public holiday',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({ day, nameZh: given, namePt: given, nameEn: given }),
    reply: z.object({}),
    refuses: ['holiday_exists'],
  }),
  removeHoliday: post('/desk/holiday/remove', {
    summary: 'Remove a public holiday',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({ day }),
    reply: z.object({}),
    refuses: ['not_found'],
  }),
}

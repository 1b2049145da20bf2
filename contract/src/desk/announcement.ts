import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { dayWritten, message } from '../fields.ts'
import { day } from '../replies.ts'
import { announcementPlaces, longestAnnouncement } from '../rules/announcement.ts'
import { no } from '../written.ts'

const said = message.check(z.maxLength(longestAnnouncement, no('too_long')))
const written = {
  /** How it is shown: a warning is for what somebody must know before setting out. */
  kind: z.enum(['info', 'warning']),
  /** In Chinese. @example 因懸掛八號風球，所有泳池關閉。 */
  textZh: said,
  /** In Portuguese. @example As piscinas estão encerradas devido ao sinal n.º 8 de tufão. */
  textPt: said,
  /** In English. @example All pools are closed because of typhoon signal no. 8. */
  textEn: said,
  /** The parts of the portal where it is shown; everywhere where none is named. */
  places: z.array(z.enum(announcementPlaces)),
}
/** The number of an announcement. @example 7 */
const id = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))

/** What the authority tells everybody who opens the portal, for some days (X10). */
export const announcement = {
  list: get('/desk/announcements', {
    summary: 'What is announced, will be, and was, in three languages',
    access: 'staff',
    reply: z.object({
      /** What is shown and what is to come, then the last that are over; the latest first day comes first. */
      items: z.array(
        z.object({
          id,
          ...written,
          /** Shown from this day on. */
          fromDay: day,
          /** The last day on which it is shown; null until it is ended. */
          untilDay: z.nullable(day),
          /** Whether it is to come, shown today, or over. */
          state: z.enum(['coming', 'shown', 'over']),
        }),
      ),
    }),
  }),
  add: post('/desk/announcement/add', {
    summary: 'Announce something, from a day on',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({
      ...written,
      /** From today on. @example 2027-01-01 */
      fromDay: dayWritten,
      /** The last day; empty for one that is shown until somebody ends it. @example 2027-01-02 */
      untilDay: z.union([z.literal(''), dayWritten]),
    }),
    reply: z.object({ id }),
    refuses: ['announcement_over', 'announcement_days'],
  }),
  end: post('/desk/announcement/end', {
    summary: 'Show an announcement no more',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({ id }),
    reply: z.object({}),
    refuses: ['not_found'],
  }),
}

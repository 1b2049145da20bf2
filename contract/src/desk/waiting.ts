import { z } from 'zod/mini'
import { get } from '../call.ts'
import { moment } from '../replies.ts'
import { isDay } from '../rules/days.ts'
import { liveWaits } from '../rules/waiting.ts'

const code = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

/** Waiting lines at the desk. */
export const waiting = {
  lines: get('/desk/waiting/lines', {
    summary:
      'Who waits for the hours of a facility on a day, each line in the order in which it is served, paged by key',
    access: 'staff',
    permission: 'timetable',
    query: z.object({
      /** The code of the venue. @example mong-ha */
      place: code,
      /** The code of the facility. @example badminton */
      facility: code,
      /** The day. @example 2026-03-04 */
      day: z.string().check(z.refine(isDay)),
      /** The cursor: `next` of the page before. Left out: the first page. @example 1730 */
      after: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    }),
    reply: z.object({
      /** At most fifty, by the hour, then by the court, then in the order of the line. */
      items: z.array(
        z.object({
          /** The number of the wait. @example 1731 */
          id: z.number(),
          /** The number of the slot. @example 4711 */
          slot: z.number(),
          /** When it begins, by the clocks of the authority, hh:mm. @example 18:00 */
          from: z.string(),
          /** When it ends. @example 19:00 */
          until: z.string(),
          /** The court. @example Court 6 */
          court: z.string(),
          /** How many wait for this slot. @example 3 */
          many: z.number(),
          /** How many are served before, and oneself: 1 is the next. @example 1 */
          place: z.number(),
          /** Who waits; null for who may not look at members. */
          member: z.nullable(
            z.object({
              /** Their member number. @example 000000018 */
              memberNumber: z.string(),
              /** What they are called. @example 陳小美 Chan Siu Mei */
              name: z.string(),
            }),
          ),
          /** Since when. */
          since: moment,
          /** In the draw for this hour, of who has won nothing in it: they come first; null for all others. @example null */
          rank: z.nullable(z.number()),
          /** Whether the slot is offered to them at the moment. */
          state: z.enum(liveWaits),
          /** Until when they have to answer; null where nothing is offered. @example null */
          offeredUntil: z.nullable(moment),
        }),
      ),
      /** The cursor of the next page, for `after`; null at the end. @example 1730 */
      next: z.nullable(z.string()),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
}

import { z } from 'zod/mini'
import { get } from '../call.ts'
import { day, moment } from '../replies.ts'
import { appealStates } from '../rules/appeal.ts'

/** Bookings that a member has missed. */
export const noShow = {
  mine: get('/account/no_shows', {
    summary: 'The bookings that one has missed, and what follows from how many',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** At most twenty, the newest first. */
      items: z.array(
        z.object({
          /** The booking. @example B26-7KQ4NX2M */
          reference: z.string(),
          /** Where it was. @example Complexo Desportivo Mong-Há */
          venue: z.string(),
          /** What was booked. @example Badminton */
          facility: z.string(),
          /** When it began. @example 2026-03-04T11:00:00.000Z */
          startsAt: moment,
          /** When it was counted, a day after it had ended. @example 2026-03-05T12:00:00.000Z */
          countedAt: moment,
          /** When it was excused, and counts no more; null while it counts. @example null */
          excusedAt: z.nullable(moment),
          /** The last day on which one may appeal against it; null where one cannot. @example 2026-03-19 */
          appealBy: z.nullable(day),
          /** The appeal against it, unless it was taken back; null where there is none. @example null */
          appeal: z.nullable(
            z.object({
              /** What the member names when asking about it. @example P26-7KQ4NX */
              reference: z.string(),
              /** `waiting`: it does not count; `granted`: it is excused; `dismissed`: it counts. */
              state: z.enum(appealStates),
              /** The last day for a decision. @example 2026-03-10 */
              dueOn: day,
              /** Why it was decided so; null unless it was. @example null */
              reason: z.nullable(z.string()),
            }),
          ),
        }),
      ),
      /** How many within how many days close booking for how long. */
      terms: z.object({
        /** How many missed bookings; 0 judges nobody. @example 2 */
        most: z.number(),
        /** Within how many days they count together. @example 60 */
        withinDays: z.number(),
        /** For how many days booking is closed. @example 30 */
        restrictDays: z.number(),
      }),
      /** The day from which one may book again; null where one may. @example 2026-04-04 */
      until: z.nullable(day),
    }),
    pathIsOurs: true,
  }),
}

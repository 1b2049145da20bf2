import { z } from 'zod/mini'
import { get } from '../call.ts'
import { day } from '../replies.ts'
import { isDay } from '../rules/days.ts'

const hours = z.number()

/** What courts were used for, counted: of members nobody is named. */
export const figures = {
  courts: get('/desk/figures', {
    summary: 'What the courts of each facility were and are used for in a month, by the hour of the day',
    access: 'staff',
    permission: 'facilities',
    query: z.object({
      /** The first day of the month. Left out: this month. @example 2026-03-01 */
      month: z.optional(z.string().check(z.refine((text) => isDay(text) && text.endsWith('-01')))),
    }),
    reply: z.object({
      /** The first day of the month. @example 2026-03-01 */
      month: day,
      /** The first day of the month that it is now. @example 2026-03-01 */
      thisMonth: day,
      /** The first day of the first month of which there is a timetable. @example 2025-03-01 */
      firstMonth: day,
      /** The first day of the last one. @example 2026-03-01 */
      lastMonth: day,
      /** Those that have a timetable in it. */
      facilities: z.array(
        z.object({
          /** The code of the venue. @example mong-ha */
          venue: z.string(),
          /** The code of the facility. @example badminton */
          facility: z.string(),
          /** Venue and facility. @example ["Mong-Há Sports Centre", "Badminton courts"] */
          place: z.array(z.string()),
          /** A row for each hour of the day, in their order. All are hours of courts. */
          rows: z.array(
            z.object({
              /** When the hour begins, by the clocks of the authority, hh:mm. @example 18:00 */
              from: z.string(),
              /** In the timetable, or had by somebody. @example 240 */
              offered: hours,
              /** Booked by members, and confirmed: those that are over, too. @example 180 */
              booked: hours,
              /** Of these, those to which nobody came. @example 6 */
              missed: hours,
              /** Had by the authority itself. @example 16 */
              ownUse: hours,
              /** Closed, and had by nobody. @example 8 */
              closed: hours,
              /** Bookings that their members have cancelled; the same hour may have been booked again. @example 21 */
              cancelled: hours,
            }),
          ),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
}

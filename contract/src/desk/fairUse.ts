import { z } from 'zod/mini'
import { get } from '../call.ts'
import { day } from '../replies.ts'
import { isDay } from '../rules/days.ts'

const query = z.object({
  /** The first day of the month. Left out: this month. @example 2026-03-01 */
  month: z.optional(z.string().check(z.refine((text) => isDay(text) && text.endsWith('-01')))),
  /** The cursor: `next` of the page before. Left out: the first page. @example 4.17.0 */
  after: z.optional(z.string().check(z.maxLength(50))),
})

/** A member as the desk names them. */
const named = z.object({
  /** For the member’s file. @example 000000018 */
  memberNumber: z.string(),
  /** What they are called. @example 陳小美 Chan Siu Mei */
  name: z.string(),
})
/** What every page of a report says. */
const page = {
  /** The first day of the month. @example 2026-03-01 */
  month: day,
  /** The first day of the month that it is now. @example 2026-03-01 */
  thisMonth: day,
  /** The first day of the first month of which there are bookings. @example 2025-03-01 */
  firstMonth: day,
  /** The cursor of the next page, for `after`; null at the end. @example 4.17.0 */
  next: z.nullable(z.string()),
}

/** Use that may be unfair, with names: for who may close services to a member. Each look is written down. */
export const fairUse = {
  missed: get('/desk/fair_use/missed', {
    summary: 'Members to whose bookings of a month nobody came, twenty a page, paged by key. Each look is written down',
    access: 'staff',
    permission: 'hold',
    query,
    reply: z.object({
      ...page,
      /** At most twenty, those with most first. */
      items: z.array(
        z.object({
          /** Whose bookings they were. */
          member: named,
          /** Hours of the month that are over and to which nobody came; what was excused is none. @example 3 */
          missed: z.number(),
          /** All hours of the month that are over, and were not cancelled. @example 4 */
          booked: z.number(),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  collectors: get('/desk/fair_use/collectors', {
    summary:
      'Who could collect courts that were used in a month for more than five hirers, twenty a page, paged by key. Each look is written down',
    access: 'staff',
    permission: 'hold',
    query,
    reply: z.object({
      ...page,
      /** At most twenty, those with most first. */
      items: z.array(
        z.object({
          /** Who could collect. */
          member: named,
          /** Members who had confirmed them as collectors, and whose courts were used meanwhile. @example 7 */
          hirers: z.number(),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  passedOn: get('/desk/fair_use/passed_on', {
    summary:
      'Pairs of members of whom one has booked at least twice what the other had cancelled within three minutes, twenty a page, paged by key. Each look is written down',
    access: 'staff',
    permission: 'hold',
    query,
    reply: z.object({
      ...page,
      /** At most twenty, those with most first. */
      items: z.array(
        z.object({
          /** Who has cancelled. */
          from: named,
          /** Who has booked within three minutes. What a waiting list has given is not counted. */
          to: named,
          /** How many times in the month. @example 2 */
          times: z.number(),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
}

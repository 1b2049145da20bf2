import { z } from 'zod/mini'
import { choice } from '../applicationFields.ts'
import { get, post } from '../call.ts'
import { day, moment } from '../replies.ts'
import { redemptionStates } from '../rules/points.ts'

/** A month, `yyyy-mm`. @example 2026-03 */
const month = z.string()
/** Points, in steps of a hundredth. @example 12.5 */
const amount = z.number()
/** Hours at venues, to two digits. @example 13.5 */
const hours = z.number()

const figures = {
  /** Hours at venues. @example 13.5 */
  totalHours: hours,
  /** Points earned, with what staff have added. @example 12 */
  points: amount,
  /** What is left of them today and still good. @example 7 */
  total: amount,
  /** What was spent on gifts or taken by staff. @example 5 */
  deductedPoints: amount,
  /** What was left when its time was over. @example 0 */
  expiredPoints: amount,
}

/** Points of exercise, and the record that they come from. */
export const points = {
  report: get('/report/info', {
    summary: 'The record of one’s visits and points, by month',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** The day of the report. @example 2026-03-02 */
      asOf: day,
      /** Whether the points can be neither spent nor added to, because the card is a temporary one. */
      frozen: z.boolean(),
      /** What a visit earns. */
      earning: z.object({
        /** For each full half hour. @example 0.5 */
        per30Minutes: amount,
        /** On one day. @example 3 */
        mostADay: amount,
      }),
      /** The points that are good today. @example 104 */
      balance: amount,
      /** The sums of all months. */
      totals: z.object(figures),
      /** Each month with a visit or points, the newest first. */
      rows: z.array(
        z.object({
          /** One’s member number. @example 000000018 */
          member: z.string(),
          month,
          ...figures,
          /** The first day of the month in which they were earned; null for a month without points. @example 2026-03-01 */
          pointsStartDate: z.nullable(day),
          /** The day with whose end points of this month have expired; null as long as none have. @example null */
          lastExpiryDate: z.nullable(day),
          /** The last day on which they are good; null for a month without points. @example 2027-03-31 */
          pointsValidUntil: z.nullable(day),
        }),
      ),
      /** This month and the eleven before it. */
      last12Months: z.object({
        /** The first of them. @example 2025-04 */
        from: month,
        /** This month. @example 2026-03 */
        until: month,
        /** Hours in all of them. @example 109 */
        totalHours: hours,
        /** Points earned in all of them. @example 98.5 */
        points: amount,
      }),
      /** The same twelve one by one, the oldest first. */
      monthlyHours: z.array(
        z.object({
          month,
          /** Hours at venues. @example 13.5 */
          hours,
          /** Points earned. @example 12 */
          points: amount,
        }),
      ),
      /** What expires when, the first to go first. */
      expiring: z.array(
        z.object({
          /** The last day on which they are good. @example 2026-03-31 */
          on: day,
          /** How many. @example 3 */
          points: amount,
        }),
      ),
      /** The twenty latest visits, the newest first. */
      visits: z.array(
        z.object({
          /** The day on which it began. @example 2026-03-01 */
          day,
          /** When. */
          came: moment,
          /** Null where nobody was seen leaving: it earns nothing. */
          left: z.nullable(moment),
          /** The venue. @example Complexo Desportivo Mong-Há */
          place: z.string(),
          /** Whole minutes. @example 95 */
          minutes: z.number(),
        }),
      ),
    }),
  }),
  gifts: get('/report/gift/member', {
    summary: 'The gifts that points can be exchanged for, and one’s exchanges',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** The points that are good today. @example 104 */
      balance: amount,
      /** Whether they can be neither spent nor added to, because the card is a temporary one. */
      frozen: z.boolean(),
      /** The cheapest first. */
      gifts: z.array(
        z.object({
          /** For `points.redeem`. @example towel */
          code: z.string(),
          /** What it is. @example Sports towel */
          name: z.string(),
          /** What it costs. @example 8 */
          price: amount,
          /** Pieces that are still there. @example 42 */
          left: z.number(),
        }),
      ),
      /** The twenty latest exchanges, the newest first. */
      redemptions: z.array(
        z.object({
          /** What the member names at the counter. @example G26-7KQ4NX */
          reference: z.string(),
          /** What it is. @example Sports towel */
          name: z.string(),
          /** What it has cost. @example 8 */
          price: amount,
          /**
           * `reserved`, to be collected; `collected`; `missed`, not collected in time, with the points back; `returned`
           * by staff, with the points back.
           */
          state: z.enum(redemptionStates),
          /** The last day on which it can be collected. @example 2026-04-01 */
          collectBy: day,
          /** When it was asked for. */
          createdAt: moment,
          /** When it was collected, missed or returned; null before. @example null */
          endedAt: z.nullable(moment),
        }),
      ),
    }),
  }),
  redeem: post('/report/gift/redeem', {
    summary: 'Exchange points for a gift, the oldest points first. Sent again with the same key, it is one exchange',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** The code of the gift. @example towel */
      gift: choice,
      /** What one has read that it costs. @example 8 */
      price: amount,
      /** Of this wish: a UUID that the caller makes. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
      requestKey: z.uuid(),
    }),
    reply: z.object({
      /** What one names at the counter. @example G26-7KQ4NX */
      reference: z.string(),
      /** The last day on which it can be collected. @example 2026-04-01 */
      collectBy: day,
    }),
    refuses: [
      'account_inactive',
      'account_suspended',
      'documents_overdue',
      'temporary_card_coming',
      'card_expired',
      'card_temporary',
      'gift_gone',
      'points_too_few',
    ],
    pathIsOurs: true,
  }),
}

import { z } from 'zod/mini'
import { choice } from '../applicationFields.ts'
import { get, post } from '../call.ts'
import { dayWritten, memberNumber, message } from '../fields.ts'
import { day, moment, names } from '../replies.ts'
import {
  entryKinds,
  giftStates,
  isInHundredths,
  mostPoints,
  redemptionStates,
  visitFileMaximumBytes,
  visitProblems,
} from '../rules/points.ts'
import { no, required, trim, written } from '../written.ts'

/** Points, in steps of a hundredth. @example 12.5 */
const amount = z.number()
/** A number that people type: what is none says so. */
const figure = z.number({ error: ({ input }) => (input === undefined ? 'required' : 'number_format') })
/** The reference of an exchange, as the member knows it. @example G26-7KQ4NX */
const reference = z.string().check(z.regex(/^G\d\d-[A-Z0-9]{6}$/))
/** Why, in the words of the clerk. It is written into the audit trail for good. @example The towel had a hole. */
const reason = message
const named = {
  /** In Chinese. @example 運動毛巾 */
  nameZh: z.string(),
  /** In Portuguese. @example Toalha de desporto */
  namePt: z.string(),
  /** In English. @example Sports towel */
  nameEn: z.string(),
}
const giftName = written(trim, 80)
const catalogued = {
  /** What it is called, in each language. */
  name: z.strictObject({
    /** In Chinese. @example 運動毛巾 */
    zh: giftName,
    /** In Portuguese. @example Toalha de desporto */
    pt: giftName,
    /** In English. @example Sports towel */
    en: giftName,
  }),
}
const noDay = z.literal('')
const pieces = figure.check(
  z.refine((count) => Number.isSafeInteger(count) && count >= 0 && count <= 1_000_000, no('number_format')),
)

/** Points at the desk. */
export const points = {
  importVisits: post('/desk/points/visits', {
    summary:
      'Bring in a file of visits (CSV in UTF-8: member_number, day, came, left, place). What is in order is taken, line by line; the same file again changes nothing',
    access: 'staff',
    permission: 'points',
    sentAs: 'form',
    largestFile: visitFileMaximumBytes,
    body: z.strictObject({
      /** The file, at most 10 MB. @example visits.csv */
      file: z
        .file(no('required'))
        .check(z.minSize(1, required), z.maxSize(visitFileMaximumBytes, no('visits_too_large'))),
    }),
    reply: z.object({
      /** Lines with something in them, without the first. @example 120 */
      lines: z.number(),
      /** Visits that are new, or now have an end. @example 117 */
      added: z.number(),
      /** Visits that were there already. @example 2 */
      known: z.number(),
      /** Lines that were not taken. @example 1 */
      refusedLines: z.number(),
      /** The first thousand of them, by line. */
      refused: z.array(
        z.object({
          /** As a spreadsheet counts; the heading is line 1. @example 17 */
          line: z.number(),
          /**
           * Why: `columns`, not as many as the heading; `member_number`, none; `member_unknown`; `day`, `time`, `place`,
           * not readable; `left_before` coming; `too_long`, more than 16 hours; `future`; `too_old`, its points would
           * have expired; `overlaps` another visit of the member.
           */
          problem: z.enum(visitProblems),
        }),
      ),
    }),
    refuses: ['visits_unreadable', 'visits_columns_missing', 'visits_too_large'],
  }),
  ledger: post('/desk/points/ledger', {
    summary: 'The points of a member, entry by entry, paged by key. Each look is written down',
    access: 'staff',
    permission: 'members',
    body: z.strictObject({
      memberNumber,
      /** The cursor: `next` of the page before. Left out: the first page. @example 1730 */
      after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    }),
    reply: z.object({
      /** The points that are good today. @example 104 */
      balance: amount,
      /** At most twenty, the newest first. */
      entries: z.array(
        z.object({
          /** The number of the entry. @example 1731 */
          id: z.number(),
          /** When it was written. */
          at: moment,
          /**
           * `earned` by visits; `redeemed` for a gift, `returned` with it; `corrected` up or `deducted` by staff;
           * `expired`.
           */
          kind: z.enum(entryKinds),
          /** Below zero for what was taken. @example 3 */
          points: amount,
          /** The month whose points they are. @example 2026-03 */
          month: z.string(),
          /** Of the visits, for what was earned; otherwise when it was written. @example 2026-03-01 */
          day,
          /** Who has corrected it; empty for all else. @example Ana Rita Sequeira */
          by: z.string(),
          /** Why it was corrected; null for all else. @example null */
          reason: z.nullable(z.string()),
          /** The exchange that it belongs to; null for all else. @example null */
          reference: z.nullable(z.string()),
        }),
      ),
      /** The cursor of the next page, for `after`; null at the end. @example 1730 */
      next: z.nullable(z.string()),
    }),
    refuses: ['not_found'],
  }),
  correct: post('/desk/points/correct', {
    summary: 'Add points to this month of a member, or take them from the oldest, with the reason',
    access: 'staff',
    permission: 'points',
    body: z.strictObject({
      memberNumber,
      /** Below zero takes points. @example -3 */
      points: figure.check(z.refine((points) => points !== 0 && isInHundredths(points), no('number_format'))),
      reason,
      /** The points that the clerk has seen: where there are others by now, nothing is corrected. @example 104 */
      balance: amount,
    }),
    reply: z.object({
      /** The points that are good today, with the correction. @example 101 */
      balance: amount,
    }),
    refuses: ['not_found', 'points_below_zero', 'points_changed'],
  }),
  gifts: get('/desk/points/gifts', {
    summary: 'All gifts, also those that members do not see',
    access: 'staff',
    permission: 'points',
    reply: z.object({
      /** The cheapest first. */
      gifts: z.array(
        z.object({
          /** For good. @example towel */
          code: z.string(),
          /** Rises with each change. @example 3 */
          version: z.number(),
          ...catalogued,
          /** What it costs. @example 8 */
          price: amount,
          /** Pieces in all, those that were given away among them. @example 50 */
          stock: z.number(),
          /** Pieces that nobody has or was promised. @example 42 */
          left: z.number(),
          /** Whether members see it, on its days. */
          offered: z.boolean(),
          /** The first day on which they do; null for one that has none. @example 2026-03-02 */
          fromDay: z.nullable(day),
          /** The last day; null for one that has none. @example null */
          untilDay: z.nullable(day),
          /** What members find today: it, nothing, not yet, no longer, or that none is left. */
          state: z.enum(giftStates),
        }),
      ),
    }),
  }),
  saveGift: post('/desk/points/gift', {
    summary: 'Add a gift, or change one. What was exchanged keeps its price',
    access: 'staff',
    permission: 'points',
    body: z.strictObject({
      /** Small letters, digits and hyphens; it stays. @example towel */
      code: choice,
      /** The version that the clerk has seen, which nobody has changed since; 0 adds a new gift. @example 3 */
      version: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
      ...catalogued,
      /** What it costs. @example 8 */
      price: figure.check(
        z.refine((points) => points > 0 && points <= mostPoints && isInHundredths(points), no('number_format')),
      ),
      /** Pieces in all, those that were given away among them. @example 50 */
      stock: pieces,
      /** Whether members see it, on its days. */
      offered: z.boolean(),
      /** The first day on which they do; empty for one that has none. @example 2026-03-02 */
      fromDay: z.union([noDay, dayWritten]),
      /** The last day; empty for one that has none. @example 2026-12-31 */
      untilDay: z.union([noDay, dayWritten]),
    }),
    reply: z.object({}),
    refuses: ['gift_exists', 'gift_not_so_few', 'gift_days', 'gift_changed'],
  }),
  findGifts: post('/desk/points/gift/find', {
    summary: 'The exchanges of a member, by the member number or a reference. Each look is written down',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      /** A member number, or the reference of an exchange. @example G26-7KQ4NX */
      search: written(trim, 20),
    }),
    reply: z.object({
      /** Nine digits. @example 000000018 */
      memberNumber: z.string(),
      ...names,
      /** The twenty latest, the newest first. */
      redemptions: z.array(
        z.object({
          /** As the member knows it. @example G26-7KQ4NX */
          reference: z.string(),
          /** `reserved`, to be handed out; `collected`; `missed`; `returned`. */
          state: z.enum(redemptionStates),
          ...named,
          /** What it has cost. @example 8 */
          price: amount,
          /** The last day on which it can be collected. @example 2026-04-01 */
          collectBy: day,
        }),
      ),
    }),
    refuses: ['not_found'],
  }),
  handOut: post('/desk/points/gift/hand_out', {
    summary: 'Hand a gift out to the member who has come',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({ reference }),
    reply: z.object({}),
    refuses: ['not_found', 'gift_not_waiting'],
  }),
  giveBack: post('/desk/points/gift/give_back', {
    summary: 'Take an exchange back, with the reason: the member gets the points again',
    access: 'staff',
    permission: 'points',
    body: z.strictObject({ reference, reason }),
    reply: z.object({}),
    refuses: ['not_found', 'gift_not_waiting'],
  }),
}

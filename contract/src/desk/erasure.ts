import { z } from 'zod/mini'
import { get } from '../call.ts'
import { dayWritten } from '../fields.ts'
import { day } from '../replies.ts'
import { erasedKinds } from '../rules/erasure.ts'

const kind = z.enum(erasedKinds)

/** What was erased when, and how long things are kept. */
export const erasure = {
  report: get('/desk/erasures', {
    summary: 'What was erased on each day because its time was over, the newest first, thirty days a page',
    access: 'staff',
    permission: 'audit',
    query: z.object({
      /** The cursor: `next` of the page before. Left out: the first page. @example 2026-03-05 */
      before: z.optional(dayWritten),
    }),
    reply: z.object({
      /** How long is kept what the settings decide about. */
      kept: z.array(
        z.object({
          /** What. */
          kind,
          /** Days after its end; of letters those after the sending. @example 90 */
          days: z.number(),
        }),
      ),
      /** Days on which nothing was erased are left out. */
      days: z.array(
        z.object({
          /** The day. */
          day,
          /** What was erased on it. */
          erased: z.array(
            z.object({
              /** What. */
              kind,
              /** How many: rows of its table; what goes with them is not counted. @example 12 */
              count: z.number(),
            }),
          ),
        }),
      ),
      /** The cursor of the next page, for `before`; null at the end. @example 2026-02-03 */
      next: z.nullable(day),
    }),
    refuses: [],
  }),
}

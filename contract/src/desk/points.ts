import { z } from 'zod/mini'
import { post } from '../call.ts'
import { visitFileMaximumBytes, visitProblems } from '../rules/points.ts'
import { no, required } from '../written.ts'

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
}

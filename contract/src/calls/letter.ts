import { z } from 'zod/mini'
import { get } from '../call.ts'
import { letterChannels, letterKinds } from '../desk/letter.ts'
import { moment } from '../replies.ts'

/** What left the portal for a member. What stood in it is kept nowhere once it has left. */
export const letter = {
  mine: get('/account/letters', {
    summary: 'The e-mails and text messages that were written to the member, the newest first',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** The cursor: `next` of the page before. Left out: the first page. */
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: z.object({
      /** At most ten. */
      items: z.array(
        z.object({
          /** By which way it left. */
          channel: z.enum(letterChannels),
          /** What it was for. */
          kind: z.enum(letterKinds),
          /** The subject of an e-mail, in the language it was written in; null for text messages. @example Your password has been changed */
          subject: z.nullable(z.string()),
          /** The address or number it was for, most of it hidden. @example s•••@example.mo */
          to: z.string(),
          /** When it was written. */
          writtenAt: moment,
          /** When it left; null while it waits, or where it could not be sent. */
          sentAt: z.nullable(moment),
          /** Whether it could not be sent. @example false */
          undelivered: z.boolean(),
        }),
      ),
      /** The cursor of the next page, for `after`; null at the end. @example null */
      next: z.nullable(z.string()),
      /** Days for which they are kept. @example 30 */
      keptDays: z.number(),
    }),
    pathIsOurs: true,
  }),
}

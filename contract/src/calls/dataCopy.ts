import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import * as field from '../fields.ts'
import { moment, names } from '../replies.ts'

const person = {
  /** Of the person. @example 000000018 */
  memberNumber: z.string(),
  ...names,
}
/** Of the copy, from `dataCopy.mine`. @example 4f7c2c1e-9f0a-4a52-8b7e-2f4f4f1d2a10 */
const id = z.uuid()

/** A copy of everything held about a member: the right of access (Law 8/2005, article 11). */
export const dataCopy = {
  mine: get('/account/data_copy', {
    summary: 'The copies that one has asked for, and of whom one may ask for one',
    access: 'member',
    freshProof: false,
    beforeTerms: true,
    reply: z.object({
      /** The newest first; what is over is left out. */
      copies: z.array(
        z.object({
          id,
          /** Of whom: oneself, or a child. */
          of: z.object(person),
          /** Whether it is of oneself. */
          own: z.boolean(),
          /** When it was asked for. */
          askedAt: moment,
          /** When it was ready to be fetched; null while it is being made. */
          readyAt: z.nullable(moment),
          /** When it is erased; null while it is being made. */
          endsAt: z.nullable(moment),
          /** When it was fetched first; null where it was not. @example null */
          fetchedAt: z.nullable(moment),
          /** Bytes; null while it is being made. @example 182034 */
          size: z.nullable(z.number()),
        }),
      ),
      /** The minors whose guardian the member is. */
      children: z.array(z.object(person)),
      /** Days for which a copy can be fetched. @example 7 */
      keptDays: z.number(),
    }),
    pathIsOurs: true,
  }),
  ask: post('/account/data_copy/ask', {
    summary: 'Ask for a copy of everything held about oneself, or about one’s child. It is made within minutes',
    access: 'member',
    freshProof: true,
    beforeTerms: true,
    body: z.strictObject({
      /** Of the child; left out: about oneself. @example 000000018 */
      memberNumber: z.optional(field.memberNumber),
    }),
    reply: z.object({ id }),
    refuses: ['not_the_guardian', 'data_copy_already', 'too_many'],
    pathIsOurs: true,
  }),
  fetch: post('/account/data_copy/fetch', {
    summary: 'The address of a copy that is ready, which works for a minute and in this session alone',
    access: 'member',
    freshProof: true,
    beforeTerms: true,
    body: z.strictObject({ id }),
    reply: z.object({
      /** A path of this server. @example /api/account/data_copy/file/4f7c2c1e-9f0a-4a52-8b7e-2f4f4f1d2a10.8a1d.1772416860.q3k9VJb0 */
      address: z.string(),
    }),
    refuses: ['data_copy_gone'],
    pathIsOurs: true,
  }),
  discard: post('/account/data_copy/discard', {
    summary: 'Erase a copy before its time',
    access: 'member',
    freshProof: false,
    beforeTerms: true,
    body: z.strictObject({ id }),
    reply: z.object({}),
    refuses: ['data_copy_gone'],
    pathIsOurs: true,
  }),
}

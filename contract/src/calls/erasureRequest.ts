import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import * as field from '../fields.ts'
import { moment, names } from '../replies.ts'
import { erasureObstacles, erasureStates } from '../rules/erasureRequest.ts'

const person = {
  /** Of the person. @example 000000018 */
  memberNumber: z.string(),
  ...names,
}

/** A member’s request to be erased (Law 8/2005, articles 11 and 12). */
export const erasureRequest = {
  mine: get('/account/erasure', {
    summary:
      'The requests for erasure that one may see, what stands in the way of one, and how long what stays is kept',
    access: 'member',
    freshProof: false,
    beforeTerms: true,
    reply: z.object({
      /** About oneself, and those that one has made about a child; the newest first. Carried out, they are gone. */
      requests: z.array(
        z.object({
          /** By which it is named, also when nothing is left. @example E26-7KQ4NX */
          reference: z.string(),
          /** About whom. */
          of: z.object(person),
          /** Whether about oneself. */
          own: z.boolean(),
          /** How it stands: `erasureStates` says what each means. */
          state: z.enum(erasureStates),
          /** When it was made. */
          askedAt: moment,
          /** Until then it is thought over; staff decide after it. */
          thinkUntil: moment,
          /** Why it was refused, in the words of staff; null where it was not. @example null */
          reason: z.nullable(z.string()),
        }),
      ),
      /** Whether one is a minor: then a guardian asks. */
      minor: z.boolean(),
      /** What has to end before one may ask. @example [] */
      obstacles: z.array(z.enum(erasureObstacles)),
      /** The minors whose guardian the member is. */
      children: z.array(z.object(person)),
      /** Days to think it over. @example 14 */
      thinkDays: z.number(),
      /** Days for which is kept what outlives a member for a while. */
      kept: z.object({
        /** The security log, which then names nobody. @example 365 */
        securityLog: z.number(),
        /** The last letter, with the address it went to. @example 30 */
        letters: z.number(),
      }),
    }),
    pathIsOurs: true,
  }),
  ask: post('/account/erasure/ask', {
    summary:
      'Ask that everything about oneself, or about one’s child, be erased. It can be taken back until it is confirmed',
    access: 'member',
    freshProof: true,
    beforeTerms: true,
    body: z.strictObject({
      /** Of the child; left out: about oneself. @example 000000018 */
      memberNumber: z.optional(field.memberNumber),
      /** That it cannot be undone has been read. */
      understood: field.agreement,
    }),
    reply: z.object({
      /** By which it is named, also when nothing is left. @example E26-7KQ4NX */
      reference: z.string(),
      /** Until then it is thought over; staff decide after it. */
      thinkUntil: moment,
    }),
    refuses: ['not_the_guardian', 'erasure_of_minor', 'erasure_case_open', 'erasure_already', 'too_many'],
    pathIsOurs: true,
  }),
  withdraw: post('/account/erasure/withdraw', {
    summary: 'Take back a request for erasure that was not confirmed yet',
    access: 'member',
    freshProof: false,
    beforeTerms: true,
    body: z.strictObject({
      /** Of the request. @example E26-7KQ4NX */
      reference: z.string().check(z.maxLength(20)),
    }),
    reply: z.object({}),
    refuses: ['erasure_not_open'],
    pathIsOurs: true,
  }),
}

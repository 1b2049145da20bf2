import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { message } from '../fields.ts'
import { moment, names } from '../replies.ts'
import { erasureObstacles, erasureStates } from '../rules/erasureRequest.ts'

/** By which a request is named. @example E26-7KQ4NX */
const reference = z.string().check(z.regex(/^E\d\d-[A-Z0-9]{6}$/))
/** How it stands now. */
const decided = z.object({
  /** `proposed` where a second person has to confirm it; `confirmed`: it is being carried out. */
  state: z.enum(erasureStates),
})

/** Requests of members to be erased, for staff who may confirm them. */
export const erasureRequest = {
  list: get('/desk/erasure_requests', {
    summary: 'The requests that are open, the oldest first, and the receipts of the last fifty carried out',
    access: 'staff',
    permission: 'erase',
    reply: z.object({
      /** What staff have to do with. */
      open: z.array(
        z.object({
          reference,
          /** Of the member. @example 000000018 */
          memberNumber: z.string(),
          ...names,
          /** Whether a guardian has asked, for a minor. */
          byGuardian: z.boolean(),
          /** How it stands: `erasureStates` says what each means. */
          state: z.enum(erasureStates),
          /** When it was made. */
          askedAt: moment,
          /** Nothing can be decided before. */
          thinkUntil: moment,
          /** Who of the staff has proposed it; null where nobody has. @example null */
          proposedBy: z.nullable(z.string()),
          /** Whether that is oneself: somebody else confirms. */
          mine: z.boolean(),
          /** What has to end first. @example [] */
          obstacles: z.array(z.enum(erasureObstacles)),
        }),
      ),
      /** Receipts: nobody is named. */
      done: z.array(
        z.object({
          reference,
          /** When it was made. */
          askedAt: moment,
          /** When nothing was left. */
          doneAt: moment,
          /** Rows that were erased. @example 41 */
          erased: z.number(),
        }),
      ),
    }),
    refuses: [],
  }),
  confirm: post('/desk/erasure_requests/confirm', {
    summary:
      'The member is erased: the account closes at once, the rest is a job. Where the settings ask for a second person, the first one proposes it',
    access: 'staff',
    permission: 'erase',
    body: z.strictObject({
      reference,
      /** For the audit trail, which outlives everything: no personal data. @example Identity confirmed by telephone. */
      reason: message,
    }),
    reply: decided,
    refuses: ['not_found', 'erasure_too_early', 'erasure_not_open', 'erasure_case_open', 'second_is_first'],
  }),
  refuse: post('/desk/erasure_requests/refuse', {
    summary: 'Nothing is erased. The member gets the reason',
    access: 'staff',
    permission: 'erase',
    body: z.strictObject({
      reference,
      /** For the member, who gets it as it is. @example Please come to the counter with your identity card. */
      reason: message,
    }),
    reply: decided,
    refuses: ['not_found', 'erasure_not_open'],
  }),
}

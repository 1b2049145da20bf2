import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { holder } from '../replies.ts'
import { caseKinds } from '../rules/cases.ts'

/** Which case: of one kind no two have the same reference. */
const ofCase = {
  /** What is decided about. */
  kind: z.enum(caseKinds),
  /** As the applicant or member knows it. @example A26-7KQ4NX */
  reference: z.string().check(z.minLength(1), z.maxLength(40)),
}

/** How a case stands at this moment. */
const standing = z.object({
  /** Whether it still waits for a decision. */
  open: z.boolean(),
  holder,
})

/** The queue of the desk: who works on what, so that two never work on one case. */
export const queue = {
  watch: get('/desk/queue/case', {
    summary: 'Who works on a case, and whether it still waits. Asked again and again while it is open on a screen',
    access: 'staff',
    permission: 'review',
    query: z.object(ofCase),
    reply: standing,
    refuses: ['not_found'],
  }),
  take: post('/desk/queue/take', {
    summary: 'Take a case that nobody has, or keep one’s own for longer. Says who has it, if a colleague was first',
    access: 'staff',
    permission: 'review',
    body: z.strictObject(ofCase),
    reply: standing,
    refuses: ['not_found'],
  }),
  release: post('/desk/queue/release', {
    summary: 'Give a case back undecided. One that is not one’s own stays as it is',
    access: 'staff',
    permission: 'review',
    body: z.strictObject(ofCase),
    reply: z.object({}),
  }),
  takeOver: post('/desk/queue/take_over', {
    summary: 'Take a case that a colleague works on. The audit trail names both',
    access: 'staff',
    permission: 'decide_second',
    body: z.strictObject(ofCase),
    reply: standing,
    refuses: ['not_found'],
  }),
}

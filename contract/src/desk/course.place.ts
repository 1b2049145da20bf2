import { z } from 'zod/mini'
import { post } from '../call.ts'
import { courseGiven, referenceGiven, whatClosesClasses } from '../calls/course.ts'
import { memberNumber, message } from '../fields.ts'
import { moment } from '../replies.ts'
import { trim, written } from '../written.ts'

/** In avos. @example 12000 */
const amount = z.number()

/** Places in classes: given to a member at the counter, given back for one, and paid there. */
export const placeCalls = {
  enrol: post('/desk/course/enrol', {
    summary:
      'Enrol a member who is here, or on the telephone: by the same rules as for everybody, without a turn. Sent again with the same key, it is one place',
    access: 'staff',
    permission: 'classes',
    body: z.strictObject({
      /** The class. @example 2026-2-07 */
      course: courseGiven,
      memberNumber,
      /** Of this request: a UUID that the caller makes. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
      requestKey: z.uuid(),
    }),
    reply: z.object({
      /** Of the place. @example C26-7KQ4NX2M */
      reference: z.string(),
      amount,
      /** Until when it is kept to be paid; null where it is enrolled. @example null */
      heldUntil: z.nullable(moment),
    }),
    refuses: [
      ...whatClosesClasses,
      ...(['card_temporary', 'not_found', 'course_window_closed', 'course_closed', 'course_age'] as const),
      ...(['course_yours', 'course_full', 'courses_of_term_used'] as const),
    ],
    pathIsOurs: true,
  }),
  remove: post('/desk/course/remove', {
    summary: 'Give back a place for a member, with what goes back of what was paid. They are told why',
    access: 'staff',
    permission: 'classes',
    body: z.strictObject({
      /** Of the place. @example C26-7KQ4NX2M */
      reference: referenceGiven,
      /** What goes back, where something was paid. */
      refund: z.enum(['full', 'none']),
      /** For the member, and for the audit trail. @example Was enrolled by mistake. */
      reason: message,
    }),
    reply: z.object({
      /** What goes back. @example 12000 */
      refund: amount,
    }),
    refuses: ['not_found', 'enrolment_over'],
    pathIsOurs: true,
  }),
  order: post('/desk/course/order', {
    summary: 'The order by which a place in a class is paid. One that is to be paid at the venue gets it here',
    access: 'staff',
    permission: 'cashier',
    body: z.strictObject({
      /** The reference of the place; capitals do not matter. @example C26-7KQ4NX2M */
      search: written(trim, 20),
    }),
    reply: z.object({
      /** The order. @example P26-7KQ4NX */
      order: z.string(),
    }),
    refuses: ['not_found', 'nothing_to_pay'],
    pathIsOurs: true,
  }),
}

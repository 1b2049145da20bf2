import { z } from 'zod/mini'
import { post } from '../call.ts'
import { whatClosesBookings } from '../calls/booking.ts'
import { messageMinimum } from '../constants.ts'
import { memberNumber, message, together } from '../fields.ts'
import { moment } from '../replies.ts'
import { deskRefunds, mostAtDesk } from '../rules/booking.ts'
import { seen } from '../rules/typing.ts'
import { no, required, trim, written } from '../written.ts'
import { arrivalCalls, reference } from './booking.arrival.ts'
import { ownUseCalls } from './booking.ownUse.ts'
import { timetableCalls } from './booking.timetable.ts'

/** In avos. @example 4000 */
const amount = z.number()
const slotGiven = z.number().check(z.refine((number) => Number.isInteger(number) && number > 0 && number < 2 ** 31))

interface Exception {
  overQuota: boolean
  reason: string
}
/** What is set aside has its reason, and that is a sentence. */
const saysWhy = [
  together<Exception>('reason', 'required', ({ overQuota, reason }) => !overQuota || Boolean(reason)),
  together<Exception>(
    'reason',
    'message_too_short',
    ({ overQuota, reason }) => !overQuota || !reason || String(reason).length >= messageMinimum,
  ),
]

/** Bookings at the desk. */
export const booking = {
  ...arrivalCalls,
  ...timetableCalls,
  book: post('/desk/booking/book', {
    summary:
      'Book for a member who is here, or on the telephone: all of these hours or none, by the same rules as for everybody, without a turn. Sent again with the same key, they are booked once',
    access: 'staff',
    permission: 'counter',
    body: z
      .strictObject({
        memberNumber,
        /** The slots. @example [4711, 4712] */
        slots: z.array(slotGiven).check(z.minLength(1, required), z.maxLength(mostAtDesk)),
        /** Whether the member may have more than the quota. */
        overQuota: z.boolean(),
        /** Why, for the audit trail; empty where the quota holds. @example The hall had been booked twice by our mistake. */
        reason: z.string().check(z.overwrite(seen), z.maxLength(1000, no('too_long'))),
        /** Of this request: a UUID that the caller makes. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
        requestKey: z.uuid(),
      })
      .check(...saysWhy),
    reply: z.object({
      /** In the order in which they begin. */
      items: z.array(
        z.object({
          /** The booking. @example B26-7KQ4NX2M */
          reference: z.string(),
          amount,
          /** Until when it is kept to be paid; null where it is confirmed. @example null */
          heldUntil: z.nullable(moment),
        }),
      ),
    }),
    refuses: [
      ...whatClosesBookings,
      'not_found',
      'slot_taken',
      'quota_of_member_used',
      'slot_not_open',
      'slot_closed',
      'slot_kept',
      'slot_too_young',
    ],
    pathIsOurs: true,
  }),
  cancel: post('/desk/booking/cancel', {
    summary:
      'Cancel a booking for a member, until it ends, with what goes back of what was paid. They are told why. Sent again, it is cancelled once',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      reference,
      /** What goes back, where something was paid. */
      refund: z.enum(deskRefunds),
      /** For the member, and for the audit trail. @example The lights of the hall have failed. */
      reason: message,
    }),
    reply: z.object({
      /** What goes back. @example 4000 */
      refund: amount,
    }),
    refuses: ['not_found', 'booking_not_cancellable'],
    pathIsOurs: true,
  }),
  ...ownUseCalls,
  order: post('/desk/booking/order', {
    summary: 'The order by which a booking is paid. One that is to be paid at the venue gets it here',
    access: 'staff',
    permission: 'cashier',
    body: z.strictObject({
      /** The reference of the booking; capitals do not matter. @example B26-7KQ4NX2M */
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

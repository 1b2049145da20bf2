import { z } from 'zod/mini'
import { post } from '../call.ts'
import { trim, written } from '../written.ts'

/** Bookings at the desk. */
export const booking = {
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

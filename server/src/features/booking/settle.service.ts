import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import type { OrderEnd } from '../payment/order.table.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { closureOf } from '../venue/closure.service.ts'
import { bookingTable } from './booking.table.ts'
import { closeBookings } from './close.service.ts'
import { tellFreed } from './freed.service.ts'
import { heldTable } from './held.table.ts'
import { keepUnanswered } from './pay.service.ts'
import { toldOf } from './told.service.ts'

/** Bookings that are let go in one portion. */
const portion = 200

/**
 * What becomes of a booking once its order has been paid, or has not. What was paid too late is had all the same where
 * nobody else has taken it; otherwise the money goes back. Done before, there is nothing to do.
 */
export const settleOrder = ({ order, end }: OrderEnd, deps: Deps, finish?: Finish) =>
  inTransaction(deps, async (deps) => {
    const { db, clock, settings } = deps
    if (end === 'unanswered') {
      await keepUnanswered(deps, order)
      return finish?.(db)
    }
    const bookings = bookingTable(db)
    const held = heldTable(db)
    const found = await held.ofOrder(order)
    if (found) {
      await held.lock(found.memberId, found.slotId)
      const booking = await bookings.holdById(found.id)
      const { id, memberId, state, slotClosedBy } = booking
      const tell = async (news: 'booked' | 'tooLate') =>
        letterService(deps).notifyOnce(await accountTable(db).byId(memberId), {
          kind: 'notice',
          say: (language) => letters[language].booking[news](toldOf(booking, { language, ...settings })),
        })
      if (end === 'unpaid') {
        if (state === 'held') {
          await bookings.end(id, 'lapsed', clock.now())
          await tellFreed(deps, [found.slotId])
        }
      } else if (state === 'held' && slotClosedBy !== null) {
        // Closed while it was paid: it is ended, paid back and told of as all others of the closure.
        await closeBookings(deps, await closureOf(deps, slotClosedBy), [booking])
      } else if (state === 'held' || (state === 'lapsed' && (await held.isFree(id, clock.now())))) {
        await held.confirm(id)
        await tell('booked')
      } else if (state === 'lapsed') {
        await giveBackOrder(deps, { orderId: order, cause: 'late' })
        await tell('tooLate')
      } else if (state === 'cancelled' || state === 'closed')
        await giveBackOrder(deps, { orderId: order, cause: state })
    }
    await finish?.(db)
  })

/** Lets go a portion of what nobody has paid in time. Resolves to whether there may be more. */
export const lapseOver = async ({ db, clock }: Deps) =>
  (await heldTable(db).lapse(clock.now(), portion)).length === portion

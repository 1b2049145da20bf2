import { type api, cancelTermsOf, type Given, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { bookingTable } from './booking.table.ts'
import { tellFreed } from './freed.service.ts'
import { toldOf } from './told.service.ts'

/** How a member gives a booking back. */
export const cancelService = (deps: Deps) => ({
  /** @throws not_found, booking_not_cancellable, cancelling_changed */
  cancel: (memberId: number, { reference, terms }: Given<typeof api.booking.cancel>['body']) =>
    inTransaction(deps, async (deps) => {
      const { db, clock, settings } = deps
      const now = clock.now()
      const booking = await bookingTable(db).hold(memberId, reference)
      if (!booking) throw new Refusal('not_found')
      const { id, state, orderId, paidAt } = booking
      // The same request once more.
      if (state === 'cancelled' || state === 'forfeited') return { state }
      const meant = cancelTermsOf(booking, { now, ...settings.services.cancel })
      if (meant === null) throw new Refusal('booking_not_cancellable')
      if (meant !== terms) throw new Refusal('cancelling_changed')
      const ended = meant === 'free' ? 'cancelled' : 'forfeited'
      await bookingTable(db).end(id, ended, now)
      await tellFreed(deps, [booking.slotId])
      // What is paid for something that was given back meanwhile goes back by itself.
      const refunded = ended === 'cancelled' && paidAt !== null && orderId !== null
      if (refunded) await giveBackOrder(deps, { orderId, cause: 'cancelled' })
      await letterService(deps).notifyOnce(await accountTable(db).byId(memberId), {
        kind: 'notice',
        say: (language) => letters[language].booking[ended](toldOf(booking, { language, ...settings })),
      })
      return { state: ended as typeof ended }
    }),
})

import { type api, cancelTermsOf, type Given, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { bookingTable } from './booking.table.ts'
import { tellFreed } from './freed.service.ts'
import { isKeptOut } from './keptOut.service.ts'
import { toldTogether } from './told.service.ts'

/**
 * How a member gives a booking back, with all hours that are joined in it: on the terms of the first of them, which are the
 * strictest. An hour that can still be given back with nothing lost is; and so is every hour of whom the card keeps out.
 */
export const cancelService = (deps: Deps) => ({
  /** @throws not_found, booking_not_cancellable, cancelling_changed */
  cancel: (memberId: number, { reference, terms }: Given<typeof api.booking.cancel>['body']) =>
    inTransaction(deps, async (deps) => {
      const { db, clock, settings } = deps
      const now = clock.now()
      await bookingTable(db).lockMember(memberId)
      const [first, ...others] = await bookingTable(db).holdHours(reference, memberId)
      if (!first) throw new Refusal('not_found')
      const { state } = first
      // The same request once more.
      if (state === 'cancelled' || state === 'forfeited') return { state }
      const cancelling = {
        now,
        ...settings.services.cancel,
        isKeptOut: await isKeptOut(deps, memberId, [first, ...others]),
      }
      const termsOf = (hour: typeof first) => cancelTermsOf(hour, cancelling)
      const meant = termsOf(first)
      if (meant === null) throw new Refusal('booking_not_cancellable')
      if (meant !== terms) throw new Refusal('cancelling_changed')
      const hours = [first, ...others]
      const endedAs = (hour: typeof first) =>
        termsOf(hour) === 'free' ? ('cancelled' as const) : ('forfeited' as const)
      for (const hour of hours) {
        const { id, orderId, paidAt } = hour
        await bookingTable(db).end(id, endedAs(hour), now)
        // What is paid for something that was given back meanwhile goes back by itself.
        const refunded = endedAs(hour) === 'cancelled' && paidAt !== null && orderId !== null
        if (refunded) await giveBackOrder(deps, { orderId, cause: 'cancelled' })
      }
      await tellFreed(
        deps,
        hours.map(({ slotId }) => slotId),
      )
      const member = await accountTable(db).byId(memberId)
      // One letter for what is told in the same words.
      const alike = Map.groupBy(hours, (hour) => `${endedAs(hour)} ${hour.paidAt !== null}`)
      for (const [one, ...more] of alike.values())
        if (one)
          await letterService(deps).notifyOnce(member, {
            kind: 'notice',
            say: (language) =>
              letters[language].booking[endedAs(one)](toldTogether([one, ...more], { language, ...settings })),
          })
      return { state: endedAs(first) }
    }),
})

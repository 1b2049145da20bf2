import { mayGiveBack, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { saidUntil } from '../payment/held.rules.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { ticketTable } from './ticket.table.ts'
import { tellOf } from './told.service.ts'

/** How a member gives a ticket back, until its session begins. */
export const giveBackService = (deps: Deps) => ({
  /** @throws not_found, ticket_too_late */
  giveBack: (memberId: number, reference: string) =>
    inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      const now = clock.now()
      const mine = await ticketTable(db).ofMember(memberId, reference)
      if (!mine) throw new Refusal('not_found')
      const ticket = await ticketTable(db).hold(mine.id)
      const { id, state, orderId, paidAt, amount, heldUntil } = ticket
      // The same request once more.
      if (state === 'cancelled') return { refund: paidAt ? amount : 0 }
      const isKept = heldUntil === null || paidAt !== null || saidUntil(heldUntil) > now
      if (!isKept || !mayGiveBack(ticket, now)) throw new Refusal('ticket_too_late')
      await ticketTable(db).end(id, 'cancelled', now)
      // What is paid for something that was given back meanwhile goes back by itself.
      const refund =
        paidAt !== null && orderId !== null ? await giveBackOrder(deps, { orderId, cause: 'cancelled' }) : 0
      await tellOf(deps, ticket, 'givenBack')
      return { refund }
    }),
})

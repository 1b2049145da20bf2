import { Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { saidUntil } from '../payment/held.rules.ts'
import { heldService } from '../payment/held.service.ts'
import { orderService } from '../payment/order.service.ts'
import { ticketTable } from './ticket.table.ts'
import { lineOf } from './told.service.ts'

/** Seconds after its end for which a ticket can still be paid at a desk. */
const toldLate = 30 * day

/** Keeps a ticket while the provider does not answer, until it lets in no longer. */
export const keepUnanswered = async (deps: Uses<'clock' | 'jobs' | 'settings', Tx>, orderId: number) => {
  const tickets = ticketTable(deps.db)
  const found = await tickets.ofOrder(orderId)
  const [ticket] = found ? await tickets.withIds([found.id]) : []
  if (ticket) await heldService(deps).keepUnanswered(orderId, { ...ticket, latest: ticket.enterBy }, tickets.keepUntil)
}

/** How what is held is paid. */
export const payService = (deps: Deps) => ({
  /** Orders a ticket that is held; ordered before, it is the same order. @throws what closes tickets, not_found, hold_over, pool_closed */
  order: (memberId: number, reference: string) =>
    inTransaction(deps, async (deps) => {
      const { db, clock, settings } = deps
      await standingService(deps).need('pool_tickets', memberId)
      const mine = await ticketTable(db).ofMember(memberId, reference)
      if (!mine) throw new Refusal('not_found')
      const ticket = await ticketTable(db).hold(mine.id)
      const { id, state, heldUntil, order } = ticket
      if (state !== 'held' || heldUntil === null || saidUntil(heldUntil) <= clock.now()) throw new Refusal('hold_over')
      if (ticket.sessionClosedBy !== null) throw new Refusal('pool_closed')
      if (order !== null) return order
      const placed = await orderService(deps).place({
        ...{ memberId, follow: 'pool.settle', payBy: saidUntil(heldUntil) },
        lines: [{ said: lineOf(ticket, settings), amount: ticket.amount }],
      })
      await ticketTable(db).orderedBy(id, placed.id)
      return placed.reference
    }),

  /**
   * The order by which a ticket is paid at a desk. One that is paid at the pool has none before, and gets it here; one
   * that nobody has paid by then gets another. @throws not_found, nothing_to_pay
   */
  orderAtDesk: (reference: string) =>
    inTransaction(deps, async (deps) => {
      const { db, settings } = deps
      const found = await ticketTable(db).byReference(reference)
      if (!found) throw new Refusal('not_found')
      const ticket = await ticketTable(db).hold(found.id)
      const { id, memberId, state, amount, endsAt, heldUntil, order, orderState } = ticket
      if (order !== null && orderState !== 'ended') return { order }
      if (amount === 0 || !['held', 'valid', 'used'].includes(state)) throw new Refusal('nothing_to_pay')
      const placed = await orderService(deps).place({
        ...{ memberId, follow: 'pool.settle', payBy: heldUntil ? saidUntil(heldUntil) : after(endsAt, toldLate) },
        lines: [{ said: lineOf(ticket, settings), amount }],
      })
      await ticketTable(db).orderedBy(id, placed.id)
      return { order: placed.reference }
    }),

  /** Keeps a ticket longer, once. @throws not_found, hold_over */
  keepLonger: (memberId: number, reference: string) =>
    inTransaction(deps, async (deps) => {
      const ticket = await ticketTable(deps.db).ofMember(memberId, reference)
      if (!ticket) throw new Refusal('not_found')
      return heldService(deps).keepLonger(ticket, ticketTable(deps.db).keepLonger)
    }),
})

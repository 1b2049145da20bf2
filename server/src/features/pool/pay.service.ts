import { Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { after, day, minute } from '../../ports/clock.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { keptUnanswered, orderService } from '../payment/order.service.ts'
import { grace, saidUntil } from './ticket.rules.ts'
import { ticketTable } from './ticket.table.ts'
import { lineOf } from './told.service.ts'

/** Seconds after its end for which a ticket can still be paid at a desk. */
const toldLate = 30 * day

/**
 * Keeps what somebody could not pay, or has paid, while the provider does not answer: as long from now on as when it was
 * bought, for two hours at most, and until it lets in no longer. Done before, there is nothing to do.
 */
export const keepUnanswered = async (deps: Uses<'clock' | 'jobs' | 'settings', Tx>, orderId: number) => {
  const { db, clock, settings } = deps
  const tickets = ticketTable(db)
  const found = await tickets.ofOrder(orderId)
  const [ticket] = found ? await tickets.withIds([found.id]) : []
  if (!ticket?.heldUntil || !ticket.orderedAt || ticket.heldUntil <= clock.now()) return
  const { id, heldUntil, orderedAt, enterBy } = ticket
  const anew = after(clock.now(), settings.services.hold.minutes * minute + grace)
  const longest = [anew, after(orderedAt, keptUnanswered), enterBy].map((moment) => moment.getTime())
  const longer = new Date(Math.min(...longest))
  // The order first, as whoever takes its payment does.
  if (longer > heldUntil && (await orderService(deps).prolong(orderId, saidUntil(longer))))
    await tickets.keepUntil(id, longer)
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
      const { db, clock, settings } = deps
      const asked = await ticketTable(db).ofMember(memberId, reference)
      if (!asked) throw new Refusal('not_found')
      const { id, heldUntil, orderId } = asked
      if (heldUntil === null || saidUntil(heldUntil) <= clock.now()) throw new Refusal('hold_over')
      const longer = after(heldUntil, settings.services.hold.moreMinutes * minute)
      // The order first, as whoever takes its payment does.
      if (orderId !== null && !(await orderService(deps).prolong(orderId, saidUntil(longer))))
        throw new Refusal('hold_over')
      if (!(await ticketTable(db).keepLonger(id, longer))) throw new Refusal('hold_over')
      return { heldUntil: saidUntil(longer).toISOString() }
    }),
})

import { Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { saidUntil } from '../payment/held.rules.ts'
import { heldService } from '../payment/held.service.ts'
import { orderService } from '../payment/order.service.ts'
import { bookingTable } from './booking.table.ts'
import { heldTable } from './held.table.ts'
import { lineOf } from './told.service.ts'

/** Seconds after its end for which a booking can still be paid at a desk. */
const toldLate = 30 * day

/** Keeps a booking while the provider does not answer, until it begins. */
export const keepUnanswered = async (deps: Uses<'clock' | 'jobs' | 'settings', Tx>, orderId: number) => {
  const found = await heldTable(deps.db).ofOrder(orderId)
  const [booking] = found ? await bookingTable(deps.db).withIds([found.id]) : []
  if (booking)
    await heldService(deps).keepUnanswered(
      orderId,
      { ...booking, latest: booking.startsAt },
      heldTable(deps.db).keepUntil,
    )
}

/** How what is held is paid. */
export const payService = (deps: Deps) => ({
  /** Orders a booking that is held; ordered before, it is the same order. @throws what closes bookings, not_found, hold_over, slot_closed */
  order: (memberId: number, reference: string) =>
    inTransaction(deps, async (deps) => {
      const { db, clock, settings } = deps
      await standingService(deps).need('venue_booking', memberId)
      const booking = await bookingTable(db).hold(memberId, reference)
      if (!booking) throw new Refusal('not_found')
      const { id, state, heldUntil, order } = booking
      if (state !== 'held' || heldUntil === null || saidUntil(heldUntil) <= clock.now()) throw new Refusal('hold_over')
      if (booking.slotClosedBy !== null) throw new Refusal('slot_closed')
      if (order !== null) return order
      const placed = await orderService(deps).place({
        ...{ memberId, follow: 'booking.settle', payBy: saidUntil(heldUntil) },
        lines: [{ said: lineOf(booking, settings), amount: booking.amount }],
      })
      await heldTable(db).orderedBy(id, placed.id)
      return placed.reference
    }),

  /**
   * The order by which a booking is paid at a desk. One that is paid on arrival has none before, and gets it here, until
   * it is over; one that nobody has paid by then gets another. @throws not_found, nothing_to_pay
   */
  orderAtDesk: (reference: string) =>
    inTransaction(deps, async (deps) => {
      const { db, settings } = deps
      const booking = await bookingTable(db).holdAny(reference)
      if (!booking) throw new Refusal('not_found')
      const { id, memberId, state, amount, endsAt, heldUntil, order, orderState } = booking
      if (order !== null && orderState !== 'ended') return { order }
      if (amount === 0 || !['held', 'confirmed', 'used'].includes(state)) throw new Refusal('nothing_to_pay')
      const placed = await orderService(deps).place({
        ...{ memberId, follow: 'booking.settle', payBy: heldUntil ? saidUntil(heldUntil) : after(endsAt, toldLate) },
        lines: [{ said: lineOf(booking, settings), amount }],
      })
      await heldTable(db).orderedBy(id, placed.id)
      return { order: placed.reference }
    }),

  /** Keeps a booking longer, once. @throws not_found, hold_over */
  keepLonger: (memberId: number, reference: string) =>
    inTransaction(deps, async (deps) => {
      const booking = await bookingTable(deps.db).ofMember(memberId, reference)
      if (!booking) throw new Refusal('not_found')
      return heldService(deps).keepLonger(booking, heldTable(deps.db).keepLonger)
    }),
})

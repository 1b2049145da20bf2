import { mayKeepPlaceLonger, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { after, day, minute } from '../../ports/clock.ts'
import { grace, saidUntil } from '../booking/booking.rules.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { keptUnanswered, orderService } from '../payment/order.service.ts'
import { courseChanges } from './course.table.ts'
import { enrolmentChanges, enrolmentTable } from './enrolment.table.ts'
import { lineOf } from './told.service.ts'

/** Seconds after the end of its term for which a place can still be paid at a desk. */
const toldLate = 30 * day

/**
 * Keeps what somebody could not pay, or has paid, while the provider does not answer: as long from now on as a place that
 * is left, for two hours at most. Done before, there is nothing to do.
 */
export const keepUnanswered = async (deps: Uses<'clock' | 'jobs' | 'settings', Tx>, orderId: number) => {
  const { db, clock, settings } = deps
  const found = await enrolmentTable(db).ofOrder(orderId)
  const [place] = found ? await enrolmentTable(db).withIds([found.id]) : []
  if (!place?.heldUntil || !place.orderedAt || place.heldUntil <= clock.now()) return
  const { id, heldUntil, orderedAt } = place
  const anew = after(clock.now(), settings.services.hold.minutes * minute + grace)
  const longest = after(orderedAt, keptUnanswered)
  const longer = anew < longest ? anew : longest
  // The order first, as whoever takes its payment does.
  if (longer > heldUntil && (await orderService(deps).prolong(orderId, saidUntil(longer))))
    await enrolmentChanges(db).keepUntil(id, longer)
}

/** How a place that is held is paid. */
export const payService = (deps: Deps) => ({
  /** Orders a place that is held; ordered before, it is the same order. @throws what closes classes, card_temporary, not_found, hold_over, course_closed */
  order: (memberId: number, reference: string) =>
    inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      const { kind } = await standingService(deps).need('classes', memberId)
      const found = await enrolmentTable(db).ofMember(memberId, reference)
      if (!found) throw new Refusal('not_found')
      await courseChanges(db).lock(memberId, [found.courseId])
      const place = await enrolmentChanges(db).hold(found.id)
      const { id, state, heldUntil, order } = place
      if (kind === 'temporary' && !place.temporaryCard) throw new Refusal('card_temporary')
      if (place.closed !== null) throw new Refusal('course_closed')
      if (state !== 'held' || heldUntil === null || saidUntil(heldUntil) <= clock.now()) throw new Refusal('hold_over')
      if (order !== null) return order
      const placed = await orderService(deps).place({
        ...{ memberId, follow: 'course.settle', payBy: saidUntil(heldUntil) },
        lines: [{ said: lineOf(place), amount: place.amount }],
      })
      await enrolmentChanges(db).orderedBy(id, placed.id)
      return placed.reference
    }),

  /** Keeps a place longer, once, and not beyond the beginning of its term. @throws not_found, hold_over */
  keepLonger: (memberId: number, reference: string) =>
    inTransaction(deps, async (deps) => {
      const { db, clock, settings } = deps
      const found = await enrolmentTable(db).ofMember(memberId, reference)
      if (!found) throw new Refusal('not_found')
      await courseChanges(db).lock(memberId, [found.courseId])
      const place = await enrolmentChanges(db).hold(found.id)
      const { id, heldUntil, orderId } = place
      if (heldUntil === null || saidUntil(heldUntil) <= clock.now() || !mayKeepPlaceLonger(place))
        throw new Refusal('hold_over')
      const begins = after(clock.at(place.startsOn, '00:00'), grace)
      const more = after(heldUntil, settings.services.hold.moreMinutes * minute)
      const longer = more < begins ? more : begins
      // The order first, as whoever takes its payment does.
      if (orderId !== null && !(await orderService(deps).prolong(orderId, saidUntil(longer))))
        throw new Refusal('hold_over')
      if (!(await enrolmentChanges(db).keepLonger(id, longer))) throw new Refusal('hold_over')
      return { heldUntil: saidUntil(longer).toISOString() }
    }),

  /**
   * The order by which a place is paid at a desk. One that is paid at the venue has none before, and gets it here; one that
   * nobody has paid gets another. @throws not_found, nothing_to_pay
   */
  orderAtDesk: (reference: string) =>
    inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      const found = await enrolmentTable(db).byReference(reference)
      if (!found) throw new Refusal('not_found')
      await courseChanges(db).lock(found.memberId, [found.courseId])
      const place = await enrolmentChanges(db).hold(found.id)
      const { id, memberId, state, amount, heldUntil, order, orderState, endsOn } = place
      if (order !== null && orderState !== 'ended') return { order }
      if (amount === 0 || (state !== 'held' && state !== 'enrolled')) throw new Refusal('nothing_to_pay')
      const payBy = heldUntil ? saidUntil(heldUntil) : after(clock.at(endsOn, '00:00'), toldLate)
      const placed = await orderService(deps).place({
        ...{ memberId, follow: 'course.settle', payBy },
        lines: [{ said: lineOf(place), amount }],
      })
      await enrolmentChanges(db).orderedBy(id, placed.id)
      return { order: placed.reference }
    }),
})

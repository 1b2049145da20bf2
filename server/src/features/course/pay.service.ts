import { mayKeepPlaceLonger, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { grace, saidUntil } from '../payment/held.rules.ts'
import { heldService } from '../payment/held.service.ts'
import { orderService } from '../payment/order.service.ts'
import { courseChanges } from './course.table.ts'
import { enrolmentChanges, enrolmentTable } from './enrolment.table.ts'
import { lineOf } from './told.service.ts'

/** Seconds after the end of its term for which a place can still be paid at a desk. */
const toldLate = 30 * day

/** Keeps a place while the provider does not answer. */
export const keepUnanswered = async (deps: Uses<'clock' | 'jobs' | 'settings', Tx>, orderId: number) => {
  const found = await enrolmentTable(deps.db).ofOrder(orderId)
  const [place] = found ? await enrolmentTable(deps.db).withIds([found.id]) : []
  if (place) await heldService(deps).keepUnanswered(orderId, place, enrolmentChanges(deps.db).keepUntil)
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
      const { db, clock } = deps
      const found = await enrolmentTable(db).ofMember(memberId, reference)
      if (!found) throw new Refusal('not_found')
      await courseChanges(db).lock(memberId, [found.courseId])
      const place = await enrolmentChanges(db).hold(found.id)
      if (!mayKeepPlaceLonger(place)) throw new Refusal('hold_over')
      const begins = after(clock.at(place.startsOn, '00:00'), grace)
      return heldService(deps).keepLonger({ ...place, latest: begins }, enrolmentChanges(db).keepLonger)
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

import { type api, courseRefundOf, type Given, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { courseChanges } from './course.table.ts'
import { enrolmentChanges, enrolmentTable, type PlacedEnrolment } from './enrolment.table.ts'
import { tellFreedPlaces } from './freed.service.ts'
import { tellPlaces } from './told.service.ts'

/** What was paid for a place, in avos. */
const paidFor = ({ paidAt, amount }: PlacedEnrolment) => (paidAt === null ? 0 : amount)

/** What goes back where somebody gives a place back now; null where they cannot. */
export const refundNow = (place: PlacedEnrolment, today: string) => {
  const { state, endsOn, startsOn } = place
  if (state === 'held') return 0
  if (state !== 'enrolled' || today > endsOn) return null
  return courseRefundOf({ paid: paidFor(place), startsOn }, today)
}

/** How a member gives a place back: before the term with all that was paid, later with nothing. */
export const withdrawService = (deps: Deps) => ({
  /** @throws not_found, enrolment_over, cancelling_changed */
  withdraw: (memberId: number, { reference, refundExpected }: Given<typeof api.course.withdraw>['body']) =>
    inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      const found = await enrolmentTable(db).ofMember(memberId, reference)
      if (!found) throw new Refusal('not_found')
      await courseChanges(db).lock(memberId, [found.courseId])
      const place = await enrolmentChanges(db).hold(found.id)
      // The same request once more.
      if (place.state === 'withdrawn') return { state: place.state, refund: Number(place.refunded ?? 0) }
      const refund = refundNow(place, clock.today())
      if (refund === null) throw new Refusal('enrolment_over')
      if (refund !== refundExpected) throw new Refusal('cancelling_changed')
      const { id, orderId, courseId } = place
      await enrolmentChanges(db).end(id, 'withdrawn', clock.now())
      // What is paid for something that was given back meanwhile goes back by itself.
      if (refund > 0 && orderId !== null) await giveBackOrder(deps, { orderId, cause: 'cancelled' })
      await tellFreedPlaces(deps, [courseId])
      await tellPlaces(deps, [place], (told, _, language) => letters[language].course.withdrawn({ ...told, refund }))
      return { state: 'withdrawn' as const, refund }
    }),
})

import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import type { OrderEnd } from '../payment/order.table.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { courseChanges } from './course.table.ts'
import { enrolmentChanges, enrolmentTable } from './enrolment.table.ts'
import { tellFreedPlaces } from './freed.service.ts'
import { keepUnanswered } from './pay.service.ts'
import { tellPlaces } from './told.service.ts'

/** Places that are told of, and classes that are looked at, in one portion. */
const portion = 100

/**
 * What becomes of a place once its order has been paid, or has not. What was paid too late is had all the same where there
 * is still room; otherwise the money goes back. Done before, there is nothing to do.
 */
export const settleCourseOrder = ({ order, end }: OrderEnd, deps: Deps, finish?: Finish) =>
  inTransaction(deps, async (deps) => {
    const { db, clock } = deps
    if (end === 'unanswered') {
      await keepUnanswered(deps, order)
      return finish?.(db)
    }
    const found = await enrolmentTable(db).ofOrder(order)
    if (found) {
      await courseChanges(db).lock(found.memberId, [found.courseId])
      const changes = enrolmentChanges(db)
      const place = await changes.hold(found.id)
      const { id, state } = place
      const tell = async (news: 'enrolled' | 'tooLate' | 'lapsed') =>
        tellPlaces(deps, await enrolmentTable(db).withIds([id]), (told, _, language) =>
          letters[language].course[news](told),
        )
      if (end === 'unpaid') {
        if (state === 'held') {
          await changes.end(id, 'lapsed', clock.now())
          await tellFreedPlaces(deps, [found.courseId])
          await tell('lapsed')
        }
      } else if (state === 'held' || (state === 'lapsed' && (await changes.isFree(id, clock.today())))) {
        await changes.enrol(id)
        await tell('enrolled')
      } else if (state === 'lapsed') {
        await giveBackOrder(deps, { orderId: order, cause: 'late' })
        await changes.told([id], clock.now())
        await tell('tooLate')
      } else if (state === 'withdrawn' || state === 'closed')
        await giveBackOrder(deps, { orderId: order, cause: state === 'closed' ? 'closed' : 'cancelled' })
    }
    await finish?.(db)
  })

/** Lets go what nobody has paid, or answered, in time, in a portion of the classes. Resolves to whether there may be more. */
const lapseOver = (deps: Deps) =>
  inTransaction(deps, async (deps) => {
    const { db, clock } = deps
    const now = clock.now()
    const courses = await enrolmentTable(db).overIn(now, portion)
    if (courses.length === 0) return false
    await courseChanges(db).lock(null, courses)
    await enrolmentChanges(db).lapse(courses, now)
    await tellFreedPlaces(deps, courses)
    return courses.length === portion
  })

/** Tells a portion of those whose place has lapsed. Resolves to whether there may be more. */
const tellLapsed = (deps: Deps) =>
  inTransaction(deps, async (deps) => {
    const { db, clock } = deps
    const ids = await enrolmentChanges(db).holdUntold(portion)
    if (ids.length === 0) return false
    await enrolmentChanges(db).told(ids, clock.now())
    // Of what was only offered the waiting list tells.
    const places = (await enrolmentTable(db).withIds(ids)).filter(({ way, order }) => way !== 'offer' || order !== null)
    await tellPlaces(deps, places, (told, _, language) => letters[language].course.lapsed(told))
    return ids.length === portion
  })

/** What is due of places that were kept: let go, and told of. Resolves to whether there may be more. */
export const lapsePlaces = async (deps: Deps) => {
  const more = await lapseOver(deps)
  const moreToTell = await tellLapsed(deps)
  return more || moreToTell
}

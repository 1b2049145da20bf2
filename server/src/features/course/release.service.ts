import { Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { checkoutService } from '../payment/checkout.service.ts'
import { courseChanges } from './course.table.ts'
import { enrolmentChanges, enrolmentTable } from './enrolment.table.ts'
import { tellFreedPlaces } from './freed.service.ts'

/**
 * Lets go the places that somebody holds, or is offered, who may not have them any longer; of a temporary card those that
 * are not of the programme. The page on which one would be paid is closed first: whoever has paid before keeps it.
 */
export const releasePlaces = async (deps: Deps, memberId: number, finish: Finish) => {
  const card = await standingService(deps)
    .need('classes', memberId)
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      // In minutes there is a card that opens the classes of the programme.
      return error.refusal === 'temporary_card_coming' ? { kind: 'temporary' as const } : undefined
    })
  const held = await enrolmentTable(deps.db).heldBy(memberId)
  const lost = held.filter(({ temporaryCard }) => !card || (card.kind === 'temporary' && !temporaryCard))
  for (const { orderId } of lost) if (orderId !== null) await checkoutService(deps).close(orderId)
  await inTransaction(deps, async (deps) => {
    const { db, clock } = deps
    const courses = lost.map(({ courseId }) => courseId)
    if (courses.length > 0) await courseChanges(db).lock(memberId, courses)
    for (const { id } of lost) {
      const { state, paidAt } = await enrolmentChanges(db).hold(id)
      if ((state === 'held' || state === 'offered') && paidAt === null)
        await enrolmentChanges(db).end(id, 'lapsed', clock.now())
    }
    await tellFreedPlaces(deps, courses)
    await finish(db)
  })
}

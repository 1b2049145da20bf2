import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { checkoutService } from '../payment/checkout.service.ts'
import { bookingTable } from './booking.table.ts'
import { tellFreed } from './freed.service.ts'
import { heldTable } from './held.table.ts'

/**
 * Lets go what somebody holds, or is offered, who may not book any longer. The page on which it would be paid is closed first: whoever
 * has paid before keeps it, and nobody pays for what they do not get. Done before, there is nothing to do.
 */
export const releaseHeld = async (deps: Deps, memberId: number, finish: Finish) => {
  const asked = { id: memberId, service: 'venue_booking' as const }
  const mayBook = (await standingService(deps).able([asked]))(asked)
  const held = mayBook ? [] : await heldTable(deps.db).heldBy(memberId)
  for (const { orderId } of held) if (orderId !== null) await checkoutService(deps).close(orderId)
  await inTransaction(deps, async (deps) => {
    const { db, clock } = deps
    const freed: number[] = []
    for (const { id } of held) {
      const { state, paidAt, slotId } = await bookingTable(db).holdById(id)
      if ((state !== 'held' && state !== 'offered') || paidAt !== null) continue
      await bookingTable(db).end(id, 'lapsed', clock.now())
      freed.push(slotId)
    }
    if (freed.length > 0) await tellFreed(deps, freed)
    await finish(db)
  })
}

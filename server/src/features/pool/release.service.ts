import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { checkoutService } from '../payment/checkout.service.ts'
import { ticketTable } from './ticket.table.ts'

/**
 * Lets go what somebody holds who may not buy tickets any longer. The page on which it would be paid is closed first:
 * whoever has paid before keeps it, and nobody pays for what they do not get. Done before, there is nothing to do.
 */
export const releaseHeld = async (deps: Deps, memberId: number, finish: Finish) => {
  const asked = { id: memberId, service: 'pool_tickets' as const }
  const mayBuy = (await standingService(deps).able([asked]))(asked)
  const held = mayBuy ? [] : await ticketTable(deps.db).heldBy(memberId)
  for (const { orderId } of held) if (orderId !== null) await checkoutService(deps).close(orderId)
  await inTransaction(deps, async ({ db, clock }) => {
    for (const { id } of held) {
      const { state, paidAt } = await ticketTable(db).hold(id)
      if (state === 'held' && paidAt === null) await ticketTable(db).end(id, 'lapsed', clock.now())
    }
    await finish(db)
  })
}

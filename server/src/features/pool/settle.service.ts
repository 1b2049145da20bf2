import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import type { OrderEnd } from '../payment/order.table.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { closureOf } from '../venue/closure.service.ts'
import { closeTickets } from './close.service.ts'
import { keepUnanswered } from './pay.service.ts'
import { ticketTable } from './ticket.table.ts'
import { tellOf } from './told.service.ts'

/** Sessions of which tickets are let go in one portion. */
const portion = 50

/**
 * What becomes of a ticket once its order has been paid, or has not. What was paid too late is had all the same where
 * its places are free and it still lets in; otherwise the money goes back. Done before, there is nothing to do.
 */
export const settleOrder = ({ order, end }: OrderEnd, deps: Deps, finish?: Finish) =>
  inTransaction(deps, async (deps) => {
    const { db, clock } = deps
    if (end === 'unanswered') {
      await keepUnanswered(deps, order)
      return finish?.(db)
    }
    const tickets = ticketTable(db)
    const found = await tickets.ofOrder(order)
    if (found) {
      const now = clock.now()
      await tickets.lock(found, now)
      const ticket = await tickets.hold(found.id)
      const { id, state, sessionClosedBy, enterBy } = ticket
      const payBack = async () => {
        await giveBackOrder(deps, { orderId: order, cause: 'late' })
        await tellOf(deps, ticket, 'tooLate')
      }
      if (end === 'unpaid') {
        if (state === 'held') await tickets.end(id, 'lapsed', now)
      } else if (state === 'held' && sessionClosedBy !== null) {
        // Closed while it was paid: it is ended, paid back and told of as all others of the closure.
        await closeTickets(deps, await closureOf(deps, sessionClosedBy), [ticket])
      } else if (state === 'held' && enterBy <= now) {
        // The news has come when it lets nobody in any longer.
        await tickets.end(id, 'lapsed', now)
        await payBack()
      } else if (state === 'held') {
        await tickets.confirm(id)
        await tellOf(deps, ticket, 'bought')
      } else if (state === 'lapsed') {
        if (await tickets.revive(id, now)) await tellOf(deps, ticket, 'bought')
        else await payBack()
      } else if (state === 'cancelled' || state === 'closed')
        await giveBackOrder(deps, { orderId: order, cause: state })
    }
    await finish?.(db)
  })

/** Lets go a portion of what nobody has paid, or used, in time. Resolves to whether there may be more. */
export const sweepOver = async ({ db, clock }: Deps) => (await ticketTable(db).sweep(clock.now(), portion)) === portion

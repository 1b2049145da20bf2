import { enterFrom } from '@palaestra/contract'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { type PlacedTicket, ticketTable } from './ticket.table.ts'

/** A ticket as a gate sees it. Who is in swims until the end, and may have gone to their locker. */
const passOf = ({ id, startsAt, endsAt, enterBy, state, amount, paidAt, persons }: PlacedTicket) => ({
  id,
  from: enterFrom(startsAt),
  until: state === 'used' ? endsAt : enterBy,
  used: state === 'used',
  unpaid: amount > 0 && paidAt === null,
  party: persons,
})

/** Tickets of pools at a gate. Whoever calls this holds the member. */
export const poolGate = ({ db }: Pick<InTransaction<Deps>, 'db'>) => {
  const table = ticketTable(db)
  return {
    /** A member’s tickets at a venue, or at one pool of it, around a moment; the first begins first. */
    async near(memberId: number, place: { venueId: number; poolId: number | null }, at: Date) {
      const found = await table.atGate(memberId, place, at)
      return found
        .filter(({ sessionClosedBy }) => sessionClosedBy === null)
        .filter(({ heldUntil, paidAt }) => heldUntil === null || paidAt !== null || heldUntil > at)
        .map(passOf)
    },

    /**
     * Lets in with a ticket that was good at that moment. Where it has become void since, its places may be somebody
     * else’s: they are in, and are not counted again.
     */
    async enter(id: number, at: Date) {
      await table.enter(id, at)
    },
  }
}

import { welcomeFrom } from '@palaestra/contract'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Member } from '../account/account.table.ts'
import { noShowService } from '../noShow/noShow.service.ts'
import { arrivalTable } from './arrival.table.ts'
import { endOf } from './booking.rules.ts'
import { bookingTable, type PlacedBooking } from './booking.table.ts'
import { missedTable } from './missed.table.ts'

/** Hours that are one, as a gate sees them. */
const passOf = (hours: readonly [PlacedBooking, ...PlacedBooking[]]) => {
  const [first] = hours
  return {
    reference: first.reference,
    holderId: first.memberId,
    from: welcomeFrom(first.startsAt),
    until: endOf(hours),
    used: first.state === 'used',
    // Whoever pays at the venue does that at the counter first.
    unpaid: hours.some(({ amount, paidAt }) => amount > 0 && paidAt === null),
    party: null,
  }
}

/**
 * Bookings at the gate of a venue, of whoever passes and of those for whom they collect. Whoever calls this holds the
 * members.
 */
export const bookingGate = (deps: InTransaction<Deps>) => {
  const arrivals = arrivalTable(deps.db)
  const missed = missedTable(deps.db)
  return {
    /** What a member has booked at a venue around a moment, hours that are joined as one; the first begins first. */
    async near(memberId: number, venueId: number, at: Date) {
      const rows = await arrivals.atGate(memberId, venueId, at)
      const kept = rows.filter(({ heldUntil, paidAt }) => heldUntil === null || paidAt !== null || heldUntil > at)
      const tickets = Map.groupBy(kept, ({ ticket, state }) => `${ticket} ${state}`)
      return [...tickets.values()].flatMap(([first, ...others]) => (first ? [passOf([first, ...others])] : []))
    },

    /**
     * Notes that its member has come, or who collects for them. Where that is told when the booking was judged already, it was not missed, and
     * neither was what else they had there that day.
     */
    async arrive(holder: Member, reference: string, at: Date) {
      const hours = await bookingTable(deps.db).holdHours(reference, holder.id)
      const [first] = hours
      // Of what was paid a moment ago the news has not been worked on; it is known that they came all the same.
      if (!first || !['confirmed', 'no_show'].includes(first.state)) return
      for (const { id } of hours) await arrivals.arrived(id, at)
      if (first.state !== 'no_show') return
      await missed.unmiss(holder.id, first)
      if (!(await missed.hasMissed(holder.id, first.day))) await noShowService(deps).cameAfterAll(holder, first.day)
    },
  }
}

import { type api, constant, type Given, Refusal, type RefusalName, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { inBatches } from '../../inBatches.ts'
import { after, minute } from '../../ports/clock.ts'
import { lobbyService } from '../ballot/lobby.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { grace, saidUntil } from './booking.rules.ts'
import { newBookingReference, type Outcome, type Wish, wishTable } from './wish.table.ts'

const refusals: Partial<Record<Outcome['outcome'], RefusalName>> = {
  taken: 'slot_taken',
  quota: 'quota_used',
  not_open: 'slot_not_open',
  closed: 'slot_closed',
  kept: 'slot_kept',
  too_young: 'slot_too_young',
}

type Booked = Reply<typeof api.booking.book>
type Got = Pick<Outcome, 'reference' | 'slotId' | 'amount' | 'heldUntil'>

const booked = ({ reference, slotId, amount, heldUntil }: Got): Booked => {
  if (reference === null || slotId === null || amount === null) throw new Error('a booking without a slot')
  return { reference, slot: slotId, amount, heldUntil: heldUntil ? saidUntil(heldUntil).toISOString() : null }
}

/** Books slots. Made once for a process: what is asked at the same time goes to the database together. */
export const bookService = (deps: Deps) => {
  // What is paid at the venue need not be held.
  const isPaidOnline = () => deps.checkout !== undefined
  const lobby = lobbyService(deps)
  const book = inBatches((wishes: readonly Omit<Wish, 'reference'>[]) =>
    inTransaction(deps, async ({ db, clock, jobs, settings }) => {
      const now = clock.now()
      const heldUntil = isPaidOnline() ? after(now, settings.services.hold.minutes * minute + grace) : null
      const outcomes = await wishTable(db).answer(
        wishes.map((wish) => ({ ...wish, reference: newBookingReference(clock.today()) })),
        { now, heldUntil, adultAge: constant.adultAge, seniorAge: constant.seniorAge },
      )
      const ids = outcomes.flatMap(({ outcome, id }) => (outcome === 'booked' && id !== null ? [id] : []))
      // The letters cost more than the bookings: nobody waits for those of others.
      if (ids.length > 0) await jobs.add(db, { name: 'booking.follow', data: { what: 'booked', ids } })
      return outcomes
    }),
  )

  return {
    /** @throws what closes bookings, slot_taken, quota_used, slot_not_open, slot_closed, slot_kept, slot_too_young, turn_needed, not_your_turn, busy */
    async book(memberId: number, { choices, requestKey }: Given<typeof api.booking.book>['body']): Promise<Booked> {
      const standing = await standingService(deps)
        .need('venue_booking', memberId)
        .then(
          ({ birthDate }) => ({ birthDate }),
          (why: unknown) => ({ why }),
        )
      if ('why' in standing) {
        // Who was held back since the first time is told of that one all the same.
        const before = await wishTable(deps.db).askedBefore(memberId, requestKey)
        if (before) return booked(before)
        throw standing.why
      }
      // What is still to be drawn opens after that, however late the draw is.
      const open = await lobby.bookable(memberId, choices)
      if (open.length === 0) throw new Refusal('slot_not_open')
      const outcome = await book({ memberId, bornOn: standing.birthDate, choices: open, requestKey })
      const refusal = refusals[outcome.outcome]
      if (refusal) throw new Refusal(refusal)
      return booked(outcome)
    },
  }
}

import { type api, constant, type Given, Refusal, type RefusalName, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { inBatches } from '../../inBatches.ts'
import { after, minute } from '../../ports/clock.ts'
import { lobbyService } from '../ballot/lobby.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { grace, saidUntil } from '../payment/held.rules.ts'
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

type Asked = Omit<Wish, 'reference' | 'bornOn'>
/** What a wish has come to: what the database answered, or why it was not asked. */
type Answer = { outcome: Outcome } | { refusal: Refusal }

/**
 * Books slots. Made once for a process: what is asked at the same time goes to the database together, with all that it
 * depends on.
 */
export const bookService = (deps: Deps) => {
  // What is paid at the venue need not be held.
  const isPaidOnline = () => deps.checkout !== undefined
  const lobby = lobbyService(deps)
  const grant = (wishes: readonly Omit<Wish, 'reference'>[]) =>
    inTransaction(deps, async ({ db, clock, jobs, settings }) => {
      const now = clock.now()
      const heldUntil = isPaidOnline() ? after(now, settings.services.hold.minutes * minute + grace) : null
      const outcomes = await wishTable(db).answer(
        wishes.map((wish) => ({ ...wish, reference: newBookingReference(clock.today()) })),
        { now, heldUntil, adultAge: constant.adultAge, seniorAge: constant.seniorAge },
      )
      // The letters cost more than the bookings: nobody waits for those of others. Of what is held nobody is told.
      const ids = outcomes.flatMap(({ outcome, id, heldUntil }) =>
        outcome === 'booked' && id !== null && heldUntil === null ? [id] : [],
      )
      if (ids.length > 0) await jobs.add(db, { name: 'booking.follow', data: { what: 'booked', ids } })
      return outcomes
    })

  const book = inBatches(async (asked: readonly Asked[]): Promise<Answer[]> => {
    const [standings, bookable] = await Promise.all([
      standingService(deps).each(
        'venue_booking',
        asked.map(({ memberId }) => memberId),
      ),
      // What is still to be drawn opens after that, however late the draw is.
      lobby.bookable(asked),
    ])
    const answers = new Map<Asked, Answer>()
    const wishes = new Map<Asked, Omit<Wish, 'reference'>>()
    for (const [place, one] of asked.entries()) {
      const standing = standings.get(one.memberId)
      const open = bookable[place]
      if (!standing || !open) throw new Error('a wish of nobody')
      if ('refusal' in standing) answers.set(one, { refusal: new Refusal(standing.refusal) })
      else if (open instanceof Refusal) answers.set(one, { refusal: open })
      else if (open.length === 0) answers.set(one, { refusal: new Refusal('slot_not_open') })
      else wishes.set(one, { ...one, bornOn: standing.bornOn, choices: open })
    }
    const outcomes = wishes.size > 0 ? await grant([...wishes.values()]) : []
    for (const [place, one] of [...wishes.keys()].entries()) {
      const outcome = outcomes[place]
      if (outcome) answers.set(one, { outcome })
    }
    return asked.flatMap((one) => answers.get(one) ?? [])
  })

  return {
    /** @throws what closes bookings, slot_taken, quota_used, slot_not_open, slot_closed, slot_kept, slot_too_young, turn_needed, not_your_turn, busy */
    async book(memberId: number, { choices, requestKey }: Given<typeof api.booking.book>['body']): Promise<Booked> {
      const answer = await book({ memberId, choices, requestKey })
      if ('refusal' in answer) {
        // Who was held back since the first time is told of that one all the same.
        const before = await wishTable(deps.db).askedBefore(memberId, requestKey)
        if (before) return booked(before)
        throw answer.refusal
      }
      const refusal = refusals[answer.outcome.outcome]
      if (refusal) throw new Refusal(refusal)
      return booked(answer.outcome)
    },
  }
}

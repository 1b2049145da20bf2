import {
  constant,
  type desk,
  type Given,
  type Locale,
  mayCancelAtDesk,
  type Received,
  Refusal,
  type RefusalName,
} from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, hour } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { lobbyService } from '../ballot/lobby.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { grace, saidUntil } from '../payment/held.rules.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { keyOfSlot } from './booking.rules.ts'
import { bookingTable } from './booking.table.ts'
import { tellFreed } from './freed.service.ts'
import { toldOf } from './told.service.ts'
import { newBookingReference, type Outcome, wishTable } from './wish.table.ts'

type Asked = Received<typeof desk.booking.book>['body']
type Cancelled = Given<typeof desk.booking.cancel>['body']

/** Which field is to blame, and what is said of it. */
const refusals: Partial<Record<Outcome['outcome'], [field: string, refusal: RefusalName]>> = {
  taken: ['slots', 'slot_taken'],
  quota: ['overQuota', 'quota_of_member_used'],
  not_open: ['slots', 'slot_not_open'],
  closed: ['slots', 'slot_closed'],
  kept: ['slots', 'slot_kept'],
  too_young: ['memberNumber', 'slot_too_young'],
}

const subjectOf = (memberId: number) => ({ kind: 'member' as const, id: String(memberId) })

/** Bookings that a clerk makes and cancels for a member who is here, or on the telephone. */
export const deskService = (deps: Deps) => {
  /** @throws what closes bookings, not_found, at the field of the member */
  const whoMayBook = async (memberNumber: string) => {
    const member = await accountTable(deps.db).byNumber(memberNumber)
    if (!member) throw Refusal.at('memberNumber', 'not_found')
    const { birthDate } = await standingService(deps)
      .need('venue_booking', member.id)
      .catch((why: unknown) => {
        throw why instanceof Refusal ? Refusal.at('memberNumber', why.refusal) : why
      })
    return { memberId: member.id, bornOn: birthDate }
  }

  return {
    /**
     * Books all of these slots, or none, as the member would themselves: the same function, locks, indexes and rules. What
     * has to be paid is kept for hours, because whoever has called cannot pay within minutes.
     * @throws what closes bookings, not_found, slot_taken, quota_of_member_used, slot_not_open, slot_closed, slot_kept, slot_too_young
     */
    async book({ memberNumber, slots, overQuota, reason, requestKey }: Asked, staffId: number) {
      const whose = await whoMayBook(memberNumber)
      const wanted = [...new Set(slots)]
      const drawn = await lobbyService(deps).drawn(whose.memberId, wanted)
      if (drawn.length < wanted.length) throw Refusal.at('slots', 'slot_not_open')
      const isPaidOnline = deps.checkout !== undefined
      return inTransaction(deps, async (deps) => {
        const { db, clock, jobs, settings } = deps
        const now = clock.now()
        const begins = await wishTable(db).earliest(wanted)
        const until = after(now, settings.services.hold.deskHours * hour)
        const heldUntil = isPaidOnline ? after(begins && begins < until ? begins : until, grace) : null
        const outcomes = await wishTable(db).answer(
          wanted.map((slot) => ({
            ...{ ...whose, choices: [slot], requestKey: keyOfSlot(requestKey, slot), atDeskBy: staffId, overQuota },
            reference: newBookingReference(clock.today()),
          })),
          { now, heldUntil, adultAge: constant.adultAge, seniorAge: constant.seniorAge },
        )
        for (const { outcome } of outcomes) {
          const refusal = refusals[outcome]
          // What was booked of them goes back with the transaction.
          if (refusal) throw Refusal.at(...refusal)
        }
        const ids = outcomes.flatMap(({ outcome, id }) => (outcome === 'booked' && id !== null ? [id] : []))
        const found = await bookingTable(db).withIds(outcomes.flatMap(({ id }) => id ?? []))
        const bookings = found.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
        if (ids.length > 0) {
          await jobs.add(db, { name: 'booking.follow', data: { what: 'booked', ids } })
          const what = bookings.map(({ reference, venueCode }) => `${reference}, ${venueCode}`).join('; ')
          await auditService(deps).write({
            ...{ by: staffId, subject: subjectOf(whose.memberId) },
            ...(overQuota
              ? { act: 'booked_over_quota', detail: `${what}: ${reason}` }
              : { act: 'booked_at_desk', detail: what }),
          })
        }
        return {
          items: bookings.map(({ reference, amount, heldUntil }) => ({
            ...{ reference, amount, heldUntil: heldUntil ? saidUntil(heldUntil).toISOString() : null },
          })),
        }
      })
    },

    /** Cancels one, with a reason that the member reads: the place of the quota is free. @throws not_found, booking_not_cancellable */
    cancel: ({ reference, refund, reason }: Cancelled, staffId: number) =>
      inTransaction(deps, async (deps) => {
        const { db, clock, settings } = deps
        const now = clock.now()
        const booking = await bookingTable(db).holdAny(reference)
        if (!booking) throw new Refusal('not_found')
        const { id, memberId, state, orderId, paidAt, slotId, venueCode } = booking
        // The same request once more.
        if (state === 'cancelled') return { refund: 0 }
        if (!mayCancelAtDesk(booking, now)) throw new Refusal('booking_not_cancellable')
        await bookingTable(db).end(id, 'cancelled', now)
        await tellFreed(deps, [slotId])
        const goesBack = refund === 'full' && paidAt !== null && orderId !== null
        const back = goesBack ? await giveBackOrder(deps, { orderId, cause: 'cancelled' }) : 0
        const say = (language: Locale) =>
          letters[language].booking.cancelledAtDesk({
            ...toldOf(booking, { language, ...settings }),
            ...{ refund: back, reason, hotline: settings.hotline },
          })
        await letterService(deps).notifyOnce(await accountTable(db).byId(memberId), { kind: 'notice', say })
        const detail = `${reference}, ${venueCode}${paidAt ? `, ${refund}` : ''}: ${reason}`
        await auditService(deps).write({ by: staffId, act: 'booking_cancelled', subject: subjectOf(memberId), detail })
        return { refund: back }
      }),
  }
}

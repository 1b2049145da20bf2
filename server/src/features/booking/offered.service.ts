import { randomUUID } from 'node:crypto'
import { constant, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, minute } from '../../ports/clock.ts'
import { grace, saidUntil } from '../payment/held.rules.ts'
import { awardChanges, awardTable } from './award.table.ts'
import { bookingTable } from './booking.table.ts'
import { tellFreed } from './freed.service.ts'
import { heldTable } from './held.table.ts'
import { newBookingReference } from './wish.table.ts'

/** To whom a slot is offered, and until when they are told to answer. */
interface Offered {
  memberId: number
  bornOn: string
  slotId: number
  until: Date
}

/** Bookings that are offered to who waits for a court: kept for one of them, until they have said yes or no. */
export const offeredService = (deps: Uses<'clock' | 'jobs' | 'settings', Tx>) => {
  const { db, clock, jobs, settings } = deps
  const bookings = bookingTable(db)
  const held = heldTable(db)

  return {
    /**
     * Keeps a slot for somebody, with a place of their quota. `taken`: it is nobody’s to give any more; `passed`: they
     * have no place left.
     */
    async offer({ memberId, bornOn, slotId, until }: Offered): Promise<'taken' | 'passed' | number> {
      const now = clock.now()
      await awardChanges(db).lock([memberId], [slotId])
      const isLet = (await awardTable(db).stillLet([slotId], now)).has(slotId)
      if (!isLet || (await held.isHad(slotId))) return 'taken'
      const heldUntil = after(until, grace)
      const reference = newBookingReference(clock.today())
      const [given] = await awardChanges(db).give([{ memberId, bornOn, slotId, requestKey: randomUUID(), reference }], {
        now,
        heldUntil,
        adultAge: constant.adultAge,
        seniorAge: constant.seniorAge,
      })
      if (!given) return 'passed'
      await held.offer(given.id, heldUntil)
      return given.id
    },

    /**
     * Takes what is offered: it is held to be paid, or confirmed where nothing is paid online. Taken before, it is as it
     * was left. @throws not_found, offer_ended, slot_closed
     */
    async take(memberId: number, reference: string, isPaidOnline: boolean) {
      const now = clock.now()
      const booking = await bookings.hold(memberId, reference)
      if (!booking) throw new Refusal('not_found')
      const { id, state, heldUntil, slotClosedBy, amount } = booking
      if (state === 'held' || state === 'confirmed') return { id, state, heldUntil: heldUntil && saidUntil(heldUntil) }
      if (state !== 'offered' || heldUntil === null || saidUntil(heldUntil) <= now) throw new Refusal('offer_ended')
      if (slotClosedBy !== null) throw new Refusal('slot_closed')
      const until = isPaidOnline && amount > 0 ? after(now, settings.services.hold.minutes * minute) : null
      await held.take(id, until && after(until, grace))
      if (until === null) await jobs.add(db, { name: 'booking.follow', data: { what: 'booked', ids: [id] } })
      return { id, state: until ? ('held' as const) : ('confirmed' as const), heldUntil: until }
    },

    /** Gives back what is offered. Resolves to its id; left before, or over, there is nothing to do. @throws not_found */
    async leave(memberId: number, reference: string) {
      const booking = await bookings.hold(memberId, reference)
      if (!booking) throw new Refusal('not_found')
      if (booking.state !== 'offered') return { id: booking.id, state: booking.state }
      await bookings.end(booking.id, 'lapsed', clock.now())
      await tellFreed(deps, [booking.slotId])
      return { id: booking.id, state: 'lapsed' as const }
    },
  }
}

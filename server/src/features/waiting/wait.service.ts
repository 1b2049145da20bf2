import { ageOn, api, type Given, lastOfferAt, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { bookingTable } from '../booking/booking.table.ts'
import { offeredService } from '../booking/offered.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { captchaService } from '../limit/captcha.service.ts'
import { waitChanges, waitTable } from './wait.table.ts'

/** How members join the line of a slot, leave it, and answer when it is offered. */
export const waitService = (deps: Deps) => ({
  /**
   * @throws what closes bookings, captcha_needed, captcha_failed, not_found, slot_not_open, slot_closed, slot_too_young,
   * slot_yours, slot_not_full, waiting_too_late, quota_used, waits_too_many
   */
  async join(memberId: number, { slot, solvedCaptcha }: Given<typeof api.waiting.join>['body'], address: string) {
    const { birthDate } = await standingService(deps).need('venue_booking', memberId)
    await captchaService(deps).check(solvedCaptcha, api.waiting.join.path, address)
    return inTransaction(deps, async ({ db, clock }) => {
      // Two requests of one member come one after the other.
      await accountTable(db).hold(memberId)
      const now = clock.now()
      const before = await waitTable(db).of(memberId, slot)
      if (before) return { place: await waitTable(db).placeOf(before.id) }
      const asked = await waitTable(db).asked(memberId, slot, now)
      if (!asked) throw new Refusal('not_found')
      const { startsAt, opensAt, day, isClosed, isGone, minimumAge, holder, isKept, isQuotaUsed } = asked
      if (isClosed) throw new Refusal('slot_closed')
      if (isGone || startsAt <= now) throw new Refusal('slot_not_open')
      if (holder === memberId) throw new Refusal('slot_yours')
      if (holder === null && !isKept) throw new Refusal(opensAt > now ? 'slot_not_open' : 'slot_not_full')
      if (lastOfferAt(startsAt) <= now) throw new Refusal('waiting_too_late')
      if (ageOn(day, birthDate) < minimumAge) throw new Refusal('slot_too_young')
      if (isQuotaUsed) throw new Refusal('quota_used')
      const joined = await waitChanges(db).join({ memberId, slotId: slot, since: now })
      if (!joined) throw new Refusal('waits_too_many')
      return { place: await waitTable(db).placeOf(joined.id) }
    })
  },

  /** Waits no longer; what is offered goes to the next. Done before, there is nothing to do. */
  leave: (memberId: number, slot: number) =>
    inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      if (await waitChanges(db).leave(memberId, slot, clock.now())) return {}
      const wait = await waitTable(db).of(memberId, slot)
      const [booking] = wait?.bookingId ? await bookingTable(db).withIds([wait.bookingId]) : []
      if (!booking) return {}
      const { id } = await offeredService(deps).leave(memberId, booking.reference)
      await waitChanges(db).answer(id, 'declined', clock.now())
      return {}
    }),

  /** @throws what closes bookings, not_found, offer_ended, slot_closed */
  answer: (memberId: number, { reference, takes }: Given<typeof api.waiting.answer>['body']) => {
    // The provider is nothing that a transaction reaches.
    const isPaidOnline = deps.checkout !== undefined
    return inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      if (!takes) {
        const { id, state } = await offeredService(deps).leave(memberId, reference)
        if (state !== 'lapsed' && state !== 'closed') throw new Refusal('offer_ended')
        await waitChanges(db).answer(id, 'declined', clock.now())
        return { state, heldUntil: null }
      }
      await standingService(deps).need('venue_booking', memberId)
      const { id, state, heldUntil } = await offeredService(deps).take(memberId, reference, isPaidOnline)
      await waitChanges(db).answer(id, 'taken', clock.now())
      return { state, heldUntil: heldUntil?.toISOString() ?? null }
    })
  },
})

import { type api, type Locale, mostWaits, type Reply } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { placeOf } from '../booking/booking.rules.ts'
import { amountOf } from './told.rules.ts'
import { waitTable } from './wait.table.ts'

/** Seconds for which what is over is shown. */
const shownFor = 7 * day

type Shown = Reply<typeof api.waiting.mine>

/** What a member waits for, and what has become of it. */
export const listService = ({ db, clock, settings, checkout }: Uses<'clock' | 'settings' | 'checkout'>) => ({
  async mine(memberId: number, locale: Locale): Promise<Shown> {
    const rows = await waitTable(db).mine(memberId, after(clock.now(), -shownFor))
    const { offer, hold } = settings.services
    return {
      ...{ most: mostWaits, minutesToPay: hold.minutes, online: checkout !== undefined },
      quiet: { from: offer.quietFrom, until: offer.quietUntil },
      items: rows.map((wait) => {
        const { slotId, venueCode, day, startsAt, endsAt, state, place, endedAt, reference, used, most } = wait
        const { venue, facility, court } = placeOf(wait, locale)
        const { offeredAt, offeredUntil } = wait
        const isOffered = state === 'offered' && reference !== null && offeredAt !== null && offeredUntil !== null
        return {
          ...{ slot: slotId, venueCode, venue, facility, court, day, amount: amountOf(wait), state, place },
          ...{ startsAt: startsAt.toISOString(), from: clock.timeOf(startsAt), until: clock.timeOf(endsAt) },
          endedAt: endedAt?.toISOString() ?? null,
          offer: isOffered
            ? { reference, used, most, since: offeredAt.toISOString(), until: offeredUntil.toISOString() }
            : null,
        }
      }),
    }
  },
})

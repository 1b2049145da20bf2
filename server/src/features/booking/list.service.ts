import { type api, audienceOn, type Locale, type Received, Refusal } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { shownBooking } from './booking.rules.ts'
import { bookingTable } from './booking.table.ts'
import { calendarLinks } from './calendar.service.ts'

/** Bookings of one page. */
const pageSize = 20

/** A member’s bookings, and what they may still book. */
export const listService = (deps: Uses<'clock' | 'settings' | 'keys' | 'checkout'>) => {
  const { db, clock, settings } = deps
  const reader = (locale: Locale) => ({ locale, now: clock.now(), ...settings.services.cancel })

  return {
    /** @throws not_found, when there is no such venue */
    async mine(memberId: number, { venue, day }: Received<typeof api.booking.mine>['query']) {
      const found = await bookingTable(db).venueFor(memberId, venue)
      if (!found) throw new Refusal('not_found')
      const { venueId, birthDate } = found
      const quota = await bookingTable(db).quotas(memberId, venueId, day)
      const slots = await bookingTable(db).slotsOf(memberId, venueId, day)
      return { audience: audienceOn(day, birthDate), online: deps.checkout !== undefined, quota, slots }
    },

    async page(memberId: number, locale: Locale, { past, after }: Received<typeof api.booking.list>['query']) {
      const asked = { past: past === '1', now: clock.now(), after, size: pageSize + 1 }
      const found = await bookingTable(db).page(memberId, asked)
      return {
        items: found.slice(0, pageSize).map((booking) => shownBooking(booking, reader(locale))),
        more: found.length > pageSize,
      }
    },

    /** @throws not_found, also when it is somebody else’s */
    async one(memberId: number, locale: Locale, reference: string) {
      const booking = await bookingTable(db).ofMember(memberId, reference)
      if (!booking) throw new Refusal('not_found')
      return { ...shownBooking(booking, reader(locale)), calendar: calendarLinks(deps).address(reference, locale) }
    },
  }
}

import { type api, audienceOn, type Locale, type Received, Refusal } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { after, hour } from '../../ports/clock.ts'
import { endOf, shownHours } from './booking.rules.ts'
import { bookingTable, type PlacedBooking } from './booking.table.ts'
import { calendarLinks } from './calendar.service.ts'
import { isKeptOut } from './keptOut.service.ts'
import { listTable } from './list.table.ts'
import { mayStillJoin } from './merge.rules.ts'
import { mergeTable } from './merge.table.ts'

/** Bookings of one page. */
const pageSize = 20

/** A member’s bookings, and what they may still book. */
export const listService = (deps: Uses<'clock' | 'settings' | 'keys' | 'checkout'>) => {
  const { db, clock, settings } = deps
  const readerOf = async (memberId: number, locale: Locale, bookings: readonly PlacedBooking[]) => ({
    ...{ locale, now: clock.now(), ...settings.services.cancel },
    isKeptOut: await isKeptOut(deps, memberId, bookings),
  })

  /** Another of a member’s bookings, with which these hours can be joined. */
  const neighbourOf = async (memberId: number, hours: readonly [PlacedBooking, ...PlacedBooking[]]) => {
    const [first] = hours
    if (first.state !== 'confirmed' || !mayStillJoin(first, clock.now())) return null
    const moments = [after(first.startsAt, -hour), endOf(hours)]
    const beside = await mergeTable(db).confirmedAt(memberId, first.courtId, moments)
    const found = beside.find((other) => mayStillJoin(other, clock.now()))
    if (!found) return null
    const { reference, startsAt, endsAt } = found
    return { reference, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  }

  return {
    /** @throws not_found, when there is no such venue */
    async mine(memberId: number, { venue, day }: Received<typeof api.booking.mine>['query']) {
      const found = await listTable(db).venueFor(memberId, venue)
      if (!found) throw new Refusal('not_found')
      const { venueId, birthDate } = found
      const quota = await listTable(db).quotas(memberId, venueId, day)
      const slots = await listTable(db).slotsOf(memberId, venueId, day)
      return { audience: audienceOn(day, birthDate), online: deps.checkout !== undefined, quota, slots }
    },

    async page(memberId: number, locale: Locale, { past, after }: Received<typeof api.booking.list>['query']) {
      const asked = { past: past === '1', now: clock.now(), after, size: pageSize + 1 }
      const found = await listTable(db).page(memberId, asked)
      const firsts = found.slice(0, pageSize)
      const hours = await bookingTable(db).ofTickets(firsts.map(({ ticket }) => ticket))
      const reader = await readerOf(memberId, locale, firsts)
      return {
        items: firsts.map((first) => {
          const isOther = ({ id, ticket, state }: PlacedBooking) =>
            id !== first.id && ticket === first.ticket && state === first.state
          return shownHours([first, ...hours.filter(isOther)], reader)
        }),
        more: found.length > pageSize,
      }
    },

    /** @throws not_found, also when it is somebody else’s */
    async one(memberId: number, locale: Locale, reference: string) {
      const [first, ...others] = await bookingTable(db).hoursOf(reference, memberId)
      if (!first) throw new Refusal('not_found')
      return {
        ...shownHours([first, ...others], await readerOf(memberId, locale, [first])),
        calendar: calendarLinks(deps).address(first.reference, locale),
        joins: await neighbourOf(memberId, [first, ...others]),
      }
    },
  }
}

import { comingStates, isLocale, type Locale } from '@palaestra/contract'
import type { Deps, Uses } from '../../deps.ts'
import { sealedBy } from '../../sealed.ts'
import { letters } from '../../texts/letters.ts'
import { placeOf } from './booking.rules.ts'
import { bookingTable, type PlacedBooking } from './booking.table.ts'
import { type CalendarEvent, calendarFile } from './calendar.rules.ts'

const sealedFor = 'calendar of a booking'

/** The path under which calendar files are. */
export const calendarPath = '/api/vbs/calendar'

/**
 * Addresses of calendar files. Calendars fetch them without a session, years later too, so they have no end; the seal
 * hides whose booking it is, and cannot be made by anybody else.
 */
export const calendarLinks = ({ keys }: Pick<Deps, 'keys'>) => {
  const sealer = sealedBy(keys.keyFor(sealedFor))
  return {
    address: (reference: string, locale: Locale) =>
      `${calendarPath}/${Buffer.from(sealer.seal(`${reference} ${locale}`, sealedFor), 'base64').toString('base64url')}.ics`,

    /** Of the last part of such an address. Nothing comes back for what is no seal of ours. */
    read(last: string) {
      try {
        const seal = Buffer.from(last.replace(/\.ics$/, ''), 'base64url').toString('base64')
        const [reference = '', locale] = sealer.open(seal, sealedFor).split(' ')
        return isLocale(locale) ? { reference, locale } : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** A booking as it stands in a calendar: when and where, and nothing of whose it is. */
export const eventOf = (booking: PlacedBooking, locale: Locale, origin: string): CalendarEvent => {
  const { venue, address, facility, court } = placeOf(booking, locale)
  const { reference, state, startsAt, endsAt, createdAt, endedAt } = booking
  return {
    ...{ uid: `${reference}@${new URL(origin).hostname}`, revisedAt: endedAt ?? createdAt, startsAt, endsAt },
    title: `${facility} · ${court}`,
    place: `${venue}, ${address}`,
    isCancelled: ![...comingStates, 'used', 'no_show'].includes(state),
  }
}

/** The calendar file behind the last part of an address; undefined where there is none. */
export const calendarOf = async (deps: Uses<'clock' | 'keys' | 'settings' | 'origin'>, last: string) => {
  const { db, clock, settings, origin } = deps
  const asked = calendarLinks(deps).read(last)
  const booking = asked && (await bookingTable(db).byReference(asked.reference))
  if (!booking) return undefined
  const { reference } = booking
  return calendarFile({
    ...eventOf(booking, asked.locale, origin),
    // A program that has opened the file before takes the later one.
    revisedAt: clock.now(),
    said: letters[asked.locale].booking.inCalendar({ reference, portal: settings.portal[asked.locale] }),
  })
}

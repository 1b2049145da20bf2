import { cancelTermsOf, freeUntil, type Locale } from '@palaestra/contract'
import type { PlacedBooking } from './booking.table.ts'

const ends = { zh: 'Zh', pt: 'Pt', en: 'En' } as const

/** Where a booking is, in a language. */
export const placeOf = (booking: PlacedBooking, locale: Locale) => {
  const end = ends[locale]
  return {
    venue: booking[`venue${end}`],
    address: booking[`address${end}`],
    facility: booking[`facility${end}`],
    court: booking[`court${end}`],
  }
}

interface Reader {
  locale: Locale
  now: Date
  fullUntilHours: number
}

/** A booking as its member sees it. */
export const shownBooking = (booking: PlacedBooking, { locale, now, fullUntilHours }: Reader) => {
  const { reference, venueCode, day, amount, state, startsAt, endsAt, heldUntil, endedAt } = booking
  return {
    ...{ reference, venueCode, ...placeOf(booking, locale), day, amount, state },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    heldUntil: heldUntil?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    cancelTerms: cancelTermsOf(booking, { now, fullUntilHours }),
    freeUntil: freeUntil(startsAt, fullUntilHours).toISOString(),
  }
}

import { createHash } from 'node:crypto'
import { cancelTermsOf, freeUntil, type Locale } from '@palaestra/contract'
import { saidUntil } from '../payment/held.rules.ts'
import { closureText } from '../venue/closure.rules.ts'
import type { PlacedBooking } from './booking.table.ts'

const ends = { zh: 'Zh', pt: 'Pt', en: 'En' } as const

/** The names of a place in the three languages. */
export type Placed = Pick<PlacedBooking, `${'venue' | 'address' | 'facility' | 'court'}${'Zh' | 'Pt' | 'En'}`>

/** Where a booking is, in a language. */
export const placeOf = (booking: Placed, locale: Locale) => {
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
  /** As in `cancelTermsOf`. */
  isKeptOut: boolean
}

/** A booking as its member sees it. */
const shownBooking = (booking: PlacedBooking, { locale, now, fullUntilHours, isKeptOut }: Reader) => {
  const { reference, venueCode, day, amount, startsAt, endsAt, heldUntil, endedAt, order, paidAt, prolonged } = booking
  const { closedReason } = booking
  const isOver = heldUntil !== null && saidUntil(heldUntil) <= now && !paidAt
  // What nobody has paid is not kept any more, though nobody else has taken it yet.
  const state = isOver ? ('lapsed' as const) : booking.state
  return {
    ...{ reference, venueCode, ...placeOf(booking, locale), day, amount, state },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    heldUntil: heldUntil && !isOver ? saidUntil(heldUntil).toISOString() : null,
    ...{ order, paid: paidAt !== null, mayKeepLonger: state === 'held' && !prolonged },
    endedAt: endedAt?.toISOString() ?? null,
    closed: closedReason && { reason: closedReason, text: closureText(booking, locale) },
    cancelTerms: cancelTermsOf({ state, startsAt }, { now, fullUntilHours, isKeptOut }),
    freeUntil: (isKeptOut ? startsAt : freeUntil(startsAt, fullUntilHours)).toISOString(),
  }
}

/** The hours of a booking as its member sees them: one, from the beginning of the first to the end of the last. */
export const shownHours = (hours: readonly [PlacedBooking, ...PlacedBooking[]], reader: Reader) => {
  const [first, ...others] = hours
  const shown = shownBooking(first, reader)
  return {
    ...shown,
    endsAt: endOf(hours).toISOString(),
    amount: hours.reduce((sum, { amount }) => sum + amount, 0),
    // Each hour has an order of its own.
    order: others.length > 0 ? null : shown.order,
    paid: hours.every(({ paidAt }) => paidAt !== null),
    hours: hours.map(({ reference, startsAt, endsAt, amount, order, paidAt }) => ({
      ...{ reference, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      ...{ amount, order, paid: paidAt !== null },
    })),
  }
}

/**
 * Bookings as one spends them: hours of one court that follow one another are one stretch of time. In the order in which
 * they begin.
 */
export const stretchesOf = <Hour extends Pick<PlacedBooking, 'courtId' | 'startsAt' | 'endsAt'>>(
  bookings: readonly Hour[],
) => {
  const stretches: [Hour, ...Hour[]][] = []
  for (const booking of bookings.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    const before = stretches.find((stretch) => {
      const last = stretch.at(-1) ?? stretch[0]
      return last.courtId === booking.courtId && last.endsAt.getTime() === booking.startsAt.getTime()
    })
    if (before) before.push(booking)
    else stretches.push([booking])
  }
  return stretches
}

/** When a stretch of time ends. */
export const endOf = <Hour extends { endsAt: Date }>(stretch: readonly [Hour, ...Hour[]]) =>
  (stretch.at(-1) ?? stretch[0]).endsAt

const keyOf = (said: string) =>
  createHash('sha256')
    .update(said)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')

/** The request by which what an entry of a draw has won is booked: the same each time, so that it is booked once. */
export const keyOfEntry = (draw: string, code: string) => keyOf(`${draw} ${code}`)

/** The request by which one of the slots is booked that a clerk has asked for together. */
export const keyOfSlot = (requestKey: string, slot: number) => keyOf(`${requestKey} ${slot}`)

import { freeUntil, type Locale } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import type { Settings } from '../../settings.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { saidUntil } from '../payment/held.rules.ts'
import { placeOf } from './booking.rules.ts'
import { bookingTable, type PlacedBooking } from './booking.table.ts'

/** What a letter says of a booking. */
export const toldOf = (
  booking: PlacedBooking,
  { language, timeZone, services: { cancel } }: Pick<Settings, 'timeZone' | 'services'> & { language: Locale },
) => {
  const { reference, startsAt, endsAt, amount, paidAt, paidBy } = booking
  const until = freeUntil(startsAt, cancel.fullUntilHours)
  const isPaid = paidAt !== null
  const atDesk = isPaid && paidBy !== 'online'
  return {
    reference,
    startsAt,
    endsAt,
    amount,
    isPaid,
    atDesk,
    timeZone,
    freeUntil: until,
    ...placeOf(booking, language),
  }
}

/** What a letter says of hours that follow one another, as of one. */
export const toldTogether = (
  [first, ...others]: readonly [PlacedBooking, ...PlacedBooking[]],
  settings: Parameters<typeof toldOf>[1],
) => ({
  ...toldOf(first, settings),
  reference: [first, ...others].map(({ reference }) => reference).join(', '),
  amount: others.reduce((sum, { amount }) => sum + amount, first.amount),
  hours: 1 + others.length,
})

/** What an order and its receipt say of a booking, in the three languages. */
export const lineOf = (booking: PlacedBooking, { timeZone }: Pick<Settings, 'timeZone'>) => {
  const said = (language: Locale) => {
    const { venue, facility, court } = placeOf(booking, language)
    return `${venue} · ${facility} · ${court} · ${letters[language].booking.hour(booking.startsAt, timeZone)}`
  }
  return { zh: said('zh'), pt: said('pt'), en: said('en') }
}

/** Writes to those whose wish was granted. Who has cancelled meanwhile has a letter that says so. */
export const tellBooked = (deps: Deps, ids: readonly number[], finish: Finish) =>
  inTransaction(deps, async (deps) => {
    const { db, settings } = deps
    for (const booking of await bookingTable(db).withIds(ids)) {
      const { state, heldUntil, atDeskBy } = booking
      // Who books themselves goes on to pay, and is told then. For whom it was booked is told what is to be paid.
      const payBy = state === 'held' && atDeskBy !== null && heldUntil ? saidUntil(heldUntil) : undefined
      if (state !== 'confirmed' && !payBy) continue
      const member = await accountTable(db).byId(booking.memberId)
      const say = (language: Locale) => {
        const told = toldOf(booking, { language, ...settings })
        const { booking: words } = letters[language]
        return payBy ? words.keptForYou({ ...told, payBy, hotline: settings.hotline }) : words.booked(told)
      }
      await letterService(deps).notifyOnce(member, { kind: 'notice', say })
    }
    await finish(db)
  })

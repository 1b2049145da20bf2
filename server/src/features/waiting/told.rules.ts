import { audienceOn, type Locale } from '@palaestra/contract'
import type { Settings } from '../../settings.ts'
import type { ToldPlace } from '../../texts/zh/booking.ts'
import type { ToldOffer } from '../../texts/zh/waiting.ts'
import { placeOf } from '../booking/booking.rules.ts'
import type { PlacedWait } from './wait.table.ts'

/** What a slot costs its member, in avos: by their age on its day. */
export const amountOf = ({ day, birthDate, priceAdult, priceMinor, priceSenior }: PlacedWait) =>
  ({ adult: priceAdult, minor: priceMinor, senior: priceSenior })[audienceOn(day, birthDate)]

type Reader = Pick<Settings, 'timeZone'> & { language: Locale }

/** What a letter says of the slot that is waited for. */
export const toldPlace = (wait: PlacedWait, { language, timeZone }: Reader): ToldPlace => ({
  ...placeOf(wait, language),
  ...{ startsAt: wait.startsAt, timeZone },
})

/** What a letter says of an offer. */
export const toldOffer = (wait: PlacedWait, reader: Reader): ToldOffer => {
  if (!wait.offeredUntil) throw new Error('an offer without an end')
  return { ...toldPlace(wait, reader), amount: amountOf(wait), until: wait.offeredUntil }
}

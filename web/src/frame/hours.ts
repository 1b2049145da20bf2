import { fullDay } from '#texts/day'
import { settings } from '../settings.ts'

/** A day with its weekday, which may break anywhere between words: in large letters on a narrow screen it has to. */
export const dayOf = (day: string) => fullDay(day).replaceAll('\u00a0', ' ')

/** The calendar day of a moment by the clocks of the authority, yyyy-mm-dd. */
export const dayAt = (moment: string) =>
  // The Swedish locale writes days as yyyy-mm-dd.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: settings.timeZone }).format(new Date(moment))

/** A moment by the clocks of the authority, hh:mm. */
export const timeOf = (moment: string) =>
  // The Swedish locale writes times as hh:mm.
  new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: settings.timeZone }).format(new Date(moment))

/** From when to when, by the clocks of the authority. */
export const hoursOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${timeOf(startsAt)}–${timeOf(endsAt)}`

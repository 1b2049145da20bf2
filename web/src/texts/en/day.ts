import { settings } from '../../settings.ts'

// Made where a date is written, and not when this file is read: opening the browser’s tables takes a telephone long.
const written = (moment: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', options).format(new Date(moment))

/** yyyy-mm-dd as one reads it. */
export const longDay = (day: string) => written(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
/** The same with the day of the week, after which alone a line may end. */
export const fullDay = (day: string) =>
  written(`${day}T00:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' }).replace(/(\d+) (\w+) (\d+)/, '$1\u00a0$2\u00a0$3')
/** A moment by the clocks of the authority, as one reads it. */
export const longMoment = (moment: string) =>
  written(moment, { dateStyle: 'long', timeStyle: 'short', timeZone: settings.timeZone })
/** The same, short enough for a list. */
export const shortMoment = (moment: string) =>
  written(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone: settings.timeZone })

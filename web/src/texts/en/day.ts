import { settings } from '../../settings.ts'

// Made where a date is written, and not when this file is read: opening the browser's tables takes a telephone long.
const written = (day: string, dateStyle: 'long' | 'full') =>
  new Intl.DateTimeFormat('en-GB', { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** yyyy-mm-dd as one reads it. */
export const longDay = (day: string) => written(day, 'long')
/** The same with the day of the week. */
export const fullDay = (day: string) => written(day, 'full')
/** A moment by the clocks of the authority, as one reads it. */
export const longMoment = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: settings.timeZone }).format(
    new Date(moment),
  )
/** The same, short enough for a list. */
export const shortMoment = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: settings.timeZone }).format(
    new Date(moment),
  )

import { settings } from '../../settings.ts'

// Made where a date is written, and not when this file is read: opening the browser’s tables takes a telephone long.
const written = (moment: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('zh-Hant-MO', options).format(new Date(moment))

/** yyyy-mm-dd as one reads it. */
export const longDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}
/** The same with the day of the week. */
export const fullDay = (day: string) => written(`${day}T00:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' })
/** A moment by the clocks of the authority, as one reads it. */
export const longMoment = (moment: string) =>
  written(moment, { dateStyle: 'long', timeStyle: 'short', timeZone: settings.timeZone })
/** The same, short enough for a list. */
export const shortMoment = (moment: string) =>
  written(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone: settings.timeZone })

import { settings } from '../../settings.ts'

const format = new Intl.DateTimeFormat('zh-Hant-MO', { dateStyle: 'long', timeZone: 'UTC' })
const withWeekday = new Intl.DateTimeFormat('zh-Hant-MO', { dateStyle: 'full', timeZone: 'UTC' })

/** yyyy-mm-dd as one reads it. */
export const longDay = (day: string) => format.format(new Date(`${day}T00:00:00Z`))
/** The same with the day of the week. */
export const fullDay = (day: string) => withWeekday.format(new Date(`${day}T00:00:00Z`))
/** A moment by the clocks of the authority, as one reads it. */
export const longMoment = (moment: string) =>
  new Intl.DateTimeFormat('zh-Hant-MO', { dateStyle: 'long', timeStyle: 'short', timeZone: settings.timeZone }).format(
    new Date(moment),
  )

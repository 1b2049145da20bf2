import { settings } from '../../settings.ts'

const formats = {
  long: new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' }),
  full: new Intl.DateTimeFormat('pt-PT', { dateStyle: 'full', timeZone: 'UTC' }),
}

/** Months begin with a capital in the spelling of Macao. */
const written = (format: Intl.DateTimeFormat, moment: string) =>
  format
    .formatToParts(new Date(moment))
    .map(({ type, value }) => (type === 'month' ? value.charAt(0).toUpperCase() + value.slice(1) : value))
    .join('')

/** yyyy-mm-dd as one reads it. */
export const longDay = (day: string) => written(formats.long, `${day}T00:00:00Z`)
/** The same with the day of the week. */
export const fullDay = (day: string) => written(formats.full, `${day}T00:00:00Z`)
/** A moment by the clocks of the authority, as one reads it. */
export const longMoment = (moment: string) =>
  written(
    new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'short', timeZone: settings.timeZone }),
    moment,
  )

const formats = {
  long: new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' }),
  full: new Intl.DateTimeFormat('pt-PT', { dateStyle: 'full', timeZone: 'UTC' }),
}

/** Months begin with a capital in the spelling of Macao. */
const written = (format: Intl.DateTimeFormat, day: string) =>
  format
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .map(({ type, value }) => (type === 'month' ? value.charAt(0).toUpperCase() + value.slice(1) : value))
    .join('')

/** yyyy-mm-dd as one reads it. */
export const longDay = (day: string) => written(formats.long, day)
/** The same with the day of the week. */
export const fullDay = (day: string) => written(formats.full, day)

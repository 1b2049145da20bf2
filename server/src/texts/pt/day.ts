/** Months begin with a capital in the spelling of Macao. */
const written = (moment: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-PT', options)
    .formatToParts(moment)
    .map(({ type, value }) => (type === 'month' ? value.charAt(0).toUpperCase() + value.slice(1) : value))
    .join('')

/** yyyy-mm-dd as one reads it. */
export const longDay = (day: string) => written(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })

/** A moment by the clocks of the authority, as one reads it. */
export const longMoment = (moment: Date, timeZone: string) =>
  written(moment, { dateStyle: 'long', timeStyle: 'short', timeZone })

const longTime = (moment: Date, timeZone: string) => written(moment, { timeStyle: 'short', timeZone })

/** From a moment until another of the same day, by the clocks of the authority, as one reads it: never «às» before two times. */
export const longSpan = (from: Date, until: Date, timeZone: string) =>
  `${written(from, { dateStyle: 'long', timeZone })}, das ${longTime(from, timeZone)} às ${longTime(until, timeZone)}`

/** An amount in avos as one reads it. */
export const longAmount = (amount: number) => {
  const written = amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2).replace('.', ',')
  return `${written} ${amount === 100 ? 'pataca' : 'patacas'}`
}

export interface Clock {
  now(): Date
  /** The calendar day in the portal’s time zone, yyyy-mm-dd. */
  today(): string
  /** Seconds until the next calendar day there. Where clocks are changed it is an hour off on that day. */
  untilTomorrow(): number
  /** The calendar day of a moment, there. */
  dayOf(moment: Date): string
}

/** So many seconds after a moment; before it, when negative. */
export const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** A clock over any source of moments. `timeZone` decides which day it is. */
export const clockFrom = (now: () => Date, timeZone: string): Clock => {
  // The Swedish locale writes days as yyyy-mm-dd.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone })
  const dayOf = (moment: Date) => day.format(moment)
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' })
  const untilTomorrow = () => {
    const [hours = 0, minutes = 0, seconds = 0] = time.format(now()).split(':').map(Number)
    return 24 * 60 * 60 - (hours * 60 + minutes) * 60 - seconds
  }
  return { now, today: () => dayOf(now()), dayOf, untilTomorrow }
}

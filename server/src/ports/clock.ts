export interface Clock {
  now(): Date
  /** The calendar day in the portal’s time zone, yyyy-mm-dd. */
  today(): string
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
  return { now, today: () => dayOf(now()), dayOf }
}

export interface Clock {
  now(): Date
  /** The calendar day in the portal’s time zone, yyyy-mm-dd. */
  today(): string
  /** Seconds until the next calendar day there. On a day when the clocks change it is an hour off. */
  untilTomorrow(): number
  /** The calendar day of a moment there. */
  dayOf(moment: Date): string
  /** The minute of a moment there, yyyy-mm-dd hh:mm. */
  minuteOf(moment: Date): string
  /** The time of day of a moment there, hh:mm. */
  timeOf(moment: Date): string
  /**
   * The moment of a time of day (hh:mm, or hh:mm:ss) on a calendar day there. Of a time that clocks put forward leave
   * out, an hour later; of one that clocks put back show twice, the first.
   */
  at(day: string, time: string): Date
}

/** Seconds, like all durations here. */
export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

/** So many seconds after a moment; before it, when negative. */
export const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** The beginning of the hour, as UTC counts them. */
export const hourOf = (moment: Date) => new Date(Math.floor(moment.getTime() / (hour * 1000)) * hour * 1000)

/** A clock over any source of moments. `timeZone` decides which day it is. */
export const clockFrom = (now: () => Date, timeZone: string): Clock => {
  // The Swedish locale writes days as yyyy-mm-dd.
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone })
  // Nearly every request asks for today. Clocks are changed at a full minute, so a minute has one day.
  let last = { minute: Number.NaN, day: '' }
  const dayOf = (moment: Date) => {
    const minute = Math.floor(moment.getTime() / 60_000)
    if (minute !== last.minute) last = { minute, day: calendar.format(moment) }
    return last.day
  }
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' })
  const toTheMinute = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const minuteOf = (moment: Date) => toTheMinute.format(moment)
  const untilTomorrow = () => {
    const [hours = 0, minutes = 0, seconds = 0] = time.format(now()).split(':').map(Number)
    return day - hours * hour - minutes * minute - seconds
  }
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  /** What the clocks there show at a moment, read as if it were UTC, less that moment. */
  const aheadAt = (moment: number) => Date.parse(`${wall.format(moment).replace(' ', 'T')}Z`) - moment
  const at = (day: string, time: string) => {
    const shown = Date.parse(`${day}T${time}Z`)
    // Half a day before and after, the clocks have been changed or not yet: at most once between.
    const [before, behind] = [aheadAt(shown - 43_200_000), aheadAt(shown + 43_200_000)]
    const [first, last] = [shown - before, shown - behind]
    return new Date(aheadAt(first) === before ? first : aheadAt(last) === behind ? last : first)
  }
  const timeOf = (moment: Date) => minuteOf(moment).slice(11)
  return { now, today: () => dayOf(now()), dayOf, minuteOf, timeOf, at, untilTomorrow }
}

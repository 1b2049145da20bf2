import type { Clock } from '../../ports/clock.ts'

/** The moment at which an hour of a day begins in the portal’s time zone. */
export const beginningOf = (day: string, hour: number, { minuteOf }: Pick<Clock, 'minuteOf'>) => {
  const asUtc = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const shown = new Date(`${minuteOf(asUtc).replace(' ', 'T')}:00Z`)
  return new Date(2 * asUtc.getTime() - shown.getTime())
}

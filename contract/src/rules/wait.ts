/** How a wait is told: by the clock where it ends within a day, and never as some thousand seconds. */
export type Wait =
  | { kind: 'seconds'; seconds: number }
  /** `hh:mm` by the clocks of the portal, rounded up. */
  | { kind: 'clock'; time: string; tomorrow: boolean }
  | { kind: 'days'; days: number }

/** Longest wait, in seconds, that is counted down. */
const countedSeconds = 120
const daySeconds = 86_400

/** The wait of so many seconds from a moment, as people are told of it. */
export const waitOf = (seconds: number, { now, timeZone }: { now: Date; timeZone: string }): Wait => {
  if (seconds <= countedSeconds) return { kind: 'seconds', seconds }
  if (seconds >= daySeconds) return { kind: 'days', days: Math.ceil(seconds / daySeconds) }
  const end = new Date(Math.ceil((now.getTime() + seconds * 1000) / 60_000) * 60_000)
  // The Swedish locale writes days as yyyy-mm-dd and times as hh:mm.
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const timeOf = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' })
  return { kind: 'clock', time: timeOf.format(end), tomorrow: dayOf.format(end) !== dayOf.format(now) }
}

/** Turns a day and a time of day in a time zone into a moment: `2026-03-02`, `18:05` in Macao is 10:05 UTC. */
export const localTime = (timeZone: string) => {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  /** What the clocks there show at a moment, read as if it were UTC. */
  const shown = (moment: number) => Date.parse(`${wall.format(moment).replace(' ', 'T')}Z`)
  return (day: string, time: string) => {
    const wanted = Date.parse(`${day}T${time}Z`)
    // Where the clocks change between the guess and the answer, the second look is right.
    const guess = wanted - (shown(wanted) - wanted)
    return new Date(guess - (shown(guess) - wanted))
  }
}

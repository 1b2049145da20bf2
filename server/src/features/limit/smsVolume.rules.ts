/** An hour needs at least this many text messages to be far above usual: a quiet portal has few to compare with. */
const atLeast = 100
const times = 3
/** Hours of history that the comparison needs. */
const leastHours = 24

const median = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return (low + high) / 2
}

/** Compares with three times the median of the hours before, of seven days at the most. */
export const isFarAboveUsual = (thisHour: number, before: readonly number[]) =>
  before.length >= leastHours && thisHour >= Math.max(atLeast, times * median(before))

/** The newest expired login codes, this many, are looked at. */
export const codesLookedAt = 100
/** True when fewer than three of ten were used: then people who want to log in are not the ones who get them. */
export const areHardlyUsed = ({ sent, used }: { sent: number; used: number }) =>
  sent >= codesLookedAt && used < 0.3 * sent

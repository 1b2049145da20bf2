/** An hour is far above what is usual from so many text messages on: a quiet portal has few to compare with. */
const atLeast = 100
const times = 3
/** Hours that have to be known before anything is usual. */
const leastHours = 24

const median = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return (low + high) / 2
}

/** Three times the median of the hours before, of seven days at the most. */
export const isFarAboveUsual = (thisHour: number, before: readonly number[]) =>
  before.length >= leastHours && thisHour >= Math.max(atLeast, times * median(before))

/** Login codes that are looked at, the latest ones whose time is over. */
export const codesLookedAt = 100
/** Fewer than three of ten were used: they do not go to people who want to log in. */
export const areHardlyUsed = ({ sent, used }: { sent: number; used: number }) =>
  sent >= codesLookedAt && used < 0.3 * sent

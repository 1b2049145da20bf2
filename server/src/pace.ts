/** Seconds between two questions of one who looks at free slots: when few do, and at most. */
const [least, longest] = [3, 60]
/** Questions a second that all who look together may ask of a process. */
const most = 300
/** Seconds over which questions are counted. */
const counted = 60

/**
 * How long it is until it is worth asking again. The more people look, the longer: what they ask together stays the
 * same, however many they are.
 */
export const paceOf = () => {
  /** By the second in which questions came, the seconds that they were told to wait. */
  const told = new Map<number, number>()
  let between = least
  return {
    /** Counts a question at `now`, in seconds, and gives the seconds until the next. `chance` is from 0 to 1. */
    ask(now: number, chance: number) {
      const second = Math.floor(now)
      told.set(second, (told.get(second) ?? 0) + between)
      let sum = 0
      for (const [when, seconds] of told) {
        if (when <= second - counted || when > second) told.delete(when)
        else sum += seconds
      }
      // Whoever looks has been told to wait for as many seconds as were counted, by few long waits or many short ones.
      const watchers = sum / counted
      between = Math.min(longest, Math.max(least, watchers / most))
      // Not all at the same moment.
      return Math.max(least, Math.round(between * (0.7 + 0.6 * chance)))
    },
  }
}

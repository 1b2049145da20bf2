import { setTimeout as pause } from 'node:timers/promises'

export { pause }

interface Waiting {
  seconds: number
  /** The sentence of the fault when it never holds. */
  what: () => string
  /** Milliseconds between two looks. */
  every?: number
}

/** Waits until something holds; looks again and again. */
export const until = async (holds: () => boolean | Promise<boolean>, { seconds, what, every = 50 }: Waiting) => {
  const deadline = performance.now() + seconds * 1000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(what())
    await pause(every)
  }
}

/** Tells whether something holds within so many seconds. */
export const holdsWithin = (seconds: number, holds: () => boolean | Promise<boolean>) =>
  until(holds, { seconds, what: () => '', every: 500 }).then(
    () => true,
    () => false,
  )

/** A stopwatch, in seconds. */
export const stopwatch = () => {
  const begun = performance.now()
  return () => (performance.now() - begun) / 1000
}

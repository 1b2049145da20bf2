/** `closed`: calls go out. `open`: none does. `half_open`: one goes out, to see whether it is over. */
export type BreakerState = 'closed' | 'open' | 'half_open'

interface Options {
  now: () => Date
  /** Failures in a row that open it. */
  failures?: number
  /** Milliseconds that it stays open; twice as long after each trial that failed, up to the longest. */
  pause?: number
  longestPause?: number
  /** The error of a call that is not made. */
  refuse: () => Error
  onChange?: (state: BreakerState) => void
}

/**
 * Keeps callers from waiting for a system that has just failed others, and that system from being asked by all of them
 * while it comes back.
 */
export const breaker = ({ now, refuse, onChange, ...given }: Options) => {
  const { failures = 5, pause = 15_000, longestPause = 120_000 } = given
  let state: BreakerState = 'closed'
  let failed = 0
  let lastPause = 0
  let openUntil = 0

  const become = (next: BreakerState) => {
    if (next === state) return
    state = next
    onChange?.(next)
  }
  const succeed = () => {
    failed = lastPause = 0
    become('closed')
  }
  const fail = () => {
    failed += 1
    // A call that began before it opened says nothing new.
    if (state === 'open' || (state === 'closed' && failed < failures)) return
    lastPause = Math.min(lastPause === 0 ? pause : lastPause * 2, longestPause)
    openUntil = now().getTime() + lastPause
    become('open')
  }

  return {
    state: () => state,
    /** @throws what `refuse` makes, at once, while it is open */
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (state === 'half_open' || (state === 'open' && now().getTime() < openUntil)) throw refuse()
      if (state === 'open') become('half_open')
      const result = await work().catch((error: unknown) => {
        fail()
        throw error
      })
      succeed()
      return result
    },
  }
}

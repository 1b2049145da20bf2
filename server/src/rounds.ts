import type { Complain, Round } from './feature.ts'

/** Milliseconds before the next round after one that has failed: the database may be away. */
const afterFault = 1000

/** Goes one round after the other until it is stopped, and then waits for what is under way. */
const repeat = (round: Round, complain: Complain) => {
  let stopped = false
  let woken = false
  let failing = false
  let endPause = () => {}
  const wake = () => {
    woken = true
    endPause()
  }
  /** Not at all when there was a reason to wake while the round went on. */
  const pause = async (milliseconds: number) => {
    if (!woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    woken = false
  }
  const going = async () => {
    while (!stopped) {
      const next = await round.go().then(
        (found) => {
          failing = false
          return found > 0 ? 0 : round.every
        },
        (fault: unknown) => {
          // Once, until a round comes through: without its database a process would say nothing else.
          if (!failing) complain(fault)
          failing = true
          return Math.max(round.every, afterFault)
        },
      )
      await pause(next)
    }
  }
  round.onReason?.(wake)
  const gone = going()
  return async () => {
    stopped = true
    wake()
    await gone
    await round.settled?.()
  }
}

/** Begins all rounds. Resolves, when they are to stop, once nothing of them is under way. */
export const goRounds = (rounds: readonly Round[], complain: Complain) => {
  const stops = rounds.map((round) => repeat(round, complain))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

import { clockFrom } from '../../ports/clock.ts'

interface Options {
  /** Stands still between two moves: what a test measures must not depend on the speed of the machine. */
  still?: boolean
}

/** For development and tests: a clock that can be moved to another moment and runs on from there. */
export const settableClock = (timeZone: string, { still = false }: Options = {}) => {
  const start = Date.now()
  const machine = still ? () => start : Date.now
  let ahead = 0
  const clock = clockFrom(() => new Date(machine() + ahead), timeZone)
  return {
    ...clock,
    set: (to: Date) => {
      ahead = to.getTime() - machine()
    },
    forward: (milliseconds: number) => {
      ahead += milliseconds
    },
  }
}

export type SettableClock = ReturnType<typeof settableClock>

import { clockFrom } from '../../ports/clock.ts'

interface Options {
  /** Stands between one move and the next: what a test measures must not depend on how fast the machine is. */
  still?: boolean
}

/** For development and tests: a clock that can be put to another moment, and from there runs like any other. */
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

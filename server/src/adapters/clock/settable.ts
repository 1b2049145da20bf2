import { clockFrom } from '../../ports/clock.ts'

/** For development and tests: runs like any clock, but can be put to another moment. */
export const settableClock = (timeZone: string) => {
  let ahead = 0
  const clock = clockFrom(() => new Date(Date.now() + ahead), timeZone)
  return {
    ...clock,
    set: (to: Date) => {
      ahead = to.getTime() - Date.now()
    },
    forward: (milliseconds: number) => {
      ahead += milliseconds
    },
  }
}

export type SettableClock = ReturnType<typeof settableClock>

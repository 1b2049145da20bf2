import { expect } from 'vitest'

/** Of a wait that has begun a moment ago, what is left: the clock of the tests runs on, and a machine may be slow. */
export const almost = (seconds: number) => {
  const least = seconds - Math.min(30, seconds / 10)
  return expect.toSatisfy((told: number) => told > least && told <= Math.ceil(seconds), `almost ${seconds}`)
}

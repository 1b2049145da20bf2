import { day } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Guardians named for one child wrongly, and by one person: a proved mobile, or a member (T-82). */
export const guardiansNamed = (childIdNumber: string, by: string): RateLimit[] => [
  { what: 'guardian of', whom: childIdNumber, times: 3, seconds: day },
  { what: 'guardian by', whom: by, times: 5, seconds: day },
]

/** The very same wrong answer, given again: it tells nothing new, and counts once. */
export const sameGuardianNamed = (answer: string): RateLimit => ({
  what: 'guardian named',
  whom: answer,
  times: 1,
  seconds: day,
})

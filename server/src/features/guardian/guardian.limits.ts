import { constant } from '@palaestra/contract'
import { day } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Guardians named for one child wrongly, and by one proved mobile (T-82). */
export const guardiansNamed = (childIdNumber: string, mobile: string): RateLimit[] => [
  { what: 'guardian of', whom: childIdNumber, times: 3, seconds: day },
  { what: 'guardian by', whom: mobile, times: 5, seconds: day },
]

/** The very same wrong answer, given again: it tells nothing new, and counts once. */
export const sameGuardianNamed = (answer: string): RateLimit => ({
  what: 'guardian named',
  whom: answer,
  times: 1,
  seconds: day,
})

/** Pictures compared with the guardian of one child (T-81). */
export const facesShown = (childIdNumber: string): RateLimit[] => [
  { what: 'face for', whom: childIdNumber, times: constant.faceChecksADay, seconds: day },
]

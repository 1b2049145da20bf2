import { hour, minute } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Wrong codes of apps, from one network. */
export const wrongApiCodesFrom = (address: string): RateLimit[] => [
  { what: 'api code from', whom: address, times: 30, seconds: 10 * minute },
]

/** Codes and further tokens that one session may make. */
export const apiCodesOf = (session: string): RateLimit[] => [
  { what: 'api code of', whom: session, times: 60, seconds: hour },
]

export const renewalsOf = (session: string): RateLimit[] => [
  { what: 'renewal of', whom: session, times: 60, seconds: hour },
]

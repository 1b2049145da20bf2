import { hour, minute } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Codes of apps that nobody has given out, from one address of the network. */
export const wrongApiCodesFrom = (address: string): RateLimit[] => [
  { what: 'api code from', whom: address, times: 30, seconds: 10 * minute },
]

/** What one session may have made for it: codes for apps, and further tokens. */
export const apiCodesOf = (session: string): RateLimit[] => [
  { what: 'api code of', whom: session, times: 60, seconds: hour },
]

export const renewalsOf = (session: string): RateLimit[] => [
  { what: 'renewal of', whom: session, times: 60, seconds: hour },
]

import { day } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Requests that one member makes: each is a letter, and one taken back can be made anew. */
export const askingsOf = (memberId: number): RateLimit[] => [
  { what: 'erasure', whom: String(memberId), times: 3, seconds: 7 * day },
]

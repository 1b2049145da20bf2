import { day } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Copies that one member asks for: each reads all there is. */
export const askingsOf = (memberId: number): RateLimit[] => [
  { what: 'data copy', whom: String(memberId), times: 5, seconds: 7 * day },
]

import { day } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Letters that a minor may have sent to the guardian. */
export const guardianAskedBy = (memberId: number): RateLimit[] => [
  { what: 'ask guardian', whom: String(memberId), times: 3, seconds: day },
]

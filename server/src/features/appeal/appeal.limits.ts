import { day } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Appeals that one member sends: each is a letter, and one taken back can be sent anew. */
export const sendingsOf = (memberId: number): RateLimit[] => [
  { what: 'appeal', whom: String(memberId), times: 5, seconds: day },
]

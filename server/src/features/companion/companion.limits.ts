import { day } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Numbers that one member enters: each may be somebody’s letter, and a hundred tries are no way to find members (T-05). */
export const asksOf = (memberId: number): RateLimit[] => [
  { what: 'ask companion', whom: String(memberId), times: 10, seconds: day },
]

/** Letters that one person gets because of strangers’ requests; beyond them a request stands in their account alone. */
export const askingLettersTo = (memberId: number): RateLimit[] => [
  { what: 'asked companion', whom: String(memberId), times: 5, seconds: day },
]

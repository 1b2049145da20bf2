import { hour } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Cards checked from one network: many doors of a hall may share one, and a code that was scanned is soon checked again. */
export const cardsCheckedFrom = (address: string): RateLimit[] => [
  { what: 'check card', whom: address, times: 1200, seconds: hour },
]

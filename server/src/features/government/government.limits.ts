import { hour } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Ways to the issuer of government accounts, each of which is a row and a request to it. */
export const signOnsFrom = (address: string): RateLimit[] => [
  { what: 'sign-on from', whom: address, times: 120, seconds: hour },
]

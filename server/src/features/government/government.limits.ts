import { hour } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Sign-ons begun from one network, each of which costs a row and a request to the issuer. */
export const signOnsFrom = (address: string): RateLimit[] => [
  { what: 'sign-on from', whom: address, times: 120, seconds: hour },
]

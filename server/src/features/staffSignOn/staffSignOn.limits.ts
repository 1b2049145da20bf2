import { day, hour, minute } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Sign-ons begun from one network, each of which costs a row and a request to the issuer. */
export const accountLoginsFrom = (address: string): RateLimit[] => [
  { what: 'desk sign-on from', whom: address, times: 120, seconds: hour },
]

/** Wrong invitations, by the work account that tries them: the issuer has let it in, and nobody else uses them up. */
export const invitationsOf = ({ issuer, subject }: { issuer: string; subject: string }): RateLimit[] => [
  { what: 'desk invitation', whom: `${issuer} ${subject}`, times: 5, seconds: 15 * minute },
  { what: 'desk invitation 1d', whom: `${issuer} ${subject}`, times: 20, seconds: day },
]

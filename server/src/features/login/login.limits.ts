import { day, hour, minute } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Passwords tried by staff, or to prove oneself anew; for whoever logs in, account/passwordTry.service.ts counts. */
export const passwordsFor = (username: string): RateLimit[] => [
  { what: 'password', whom: username, times: 10, seconds: 15 * minute },
]

/** Wrong passwords from one address of the network. */
export const passwordsFrom = (address: string): RateLimit[] => [
  { what: 'password from', whom: address, times: 30, seconds: 10 * minute },
  { what: 'password from 1d', whom: address, times: 300, seconds: day },
]

/** What one claims to know of a member, by the member number, whether anybody has it or not (T-14). */
export const knowledgeOf = (memberNumber: string): RateLimit[] => [
  { what: 'knowledge', whom: memberNumber, times: 3, seconds: day },
]

/** The same, when it is wrong, from one address of the network. */
export const knowledgeFrom = (address: string): RateLimit[] => [
  { what: 'knowledge from', whom: address, times: 10, seconds: day },
]

/** Login links, by what one calls oneself; and from one address of the network. */
export const loginLinks = (account: string, address: string): RateLimit[] => [
  { what: 'login link', whom: account, times: 3, seconds: hour },
  { what: 'login link from', whom: address, times: 10, seconds: hour },
]

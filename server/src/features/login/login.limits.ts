import { day, hour, minute } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Passwords tried in proofs and recoveries; password/passwordTry.service.ts counts member logins. */
export const passwordsFor = (whose: string): RateLimit[] => [
  { what: 'password', whom: whose, times: 10, seconds: 15 * minute },
  // As many as strangers have for an account in a day: a stolen session or mailbox gets no more (T-10).
  { what: 'password 1d', whom: whose, times: 30, seconds: day },
]

/** Wrong passwords from one network. */
export const passwordsFrom = (address: string): RateLimit[] => [
  { what: 'password from', whom: address, times: 30, seconds: 10 * minute },
  { what: 'password from 1d', whom: address, times: 300, seconds: day },
]

/** Letters to a member about what strangers have tried. */
export const lettersOfTries = (memberId: number, untilTomorrow: number): RateLimit[] => [
  { what: 'letter of tries', whom: String(memberId), times: 1, seconds: untilTomorrow },
]

/** Tries of a member’s details, by the member number, whether anybody has it or not (T-14). */
export const knowledgeOf = (memberNumber: string): RateLimit[] => [
  { what: 'knowledge', whom: memberNumber, times: 3, seconds: day },
]

/** Wrong details from one network. */
export const knowledgeFrom = (address: string): RateLimit[] => [
  { what: 'knowledge from', whom: address, times: 30, seconds: day },
]

/** Login links by username, number or e-mail as it was typed. */
export const loginLinks = (account: string): RateLimit[] => [
  { what: 'login link', whom: account, times: 3, seconds: hour },
]

export const loginLinksFrom = (address: string): RateLimit[] => [
  { what: 'login link from', whom: address, times: 60, seconds: hour },
]

import { isMemberNumber, normaliseMemberNumber, normaliseUsername } from '@palaestra/contract'
import { minute } from '../../../ports/clock.ts'

/** How passwords may be tried for one name (NIST SP 800-63B-4, 3.2.2; T-06, T-10 to T-12). Times in seconds. */
export const passwordPolicy = {
  /** From this many failures in a row on, the browser has to solve a puzzle before each try. */
  puzzleFrom: 3,
  /** From this many in a row on, one waits a second, two, four … */
  waitFrom: 5,
  longestWait: 15 * minute,
  /** So many within this time, and no password is looked at for `closedFor`. */
  lately: { times: 10, seconds: 15 * minute },
  closedFor: 15 * minute,
  /** After so many in a row only another password opens the account. */
  most: 100,
} as const

/** What somebody calls a member by who logs in: the username, or the member number. No username is a number. */
export interface Name {
  column: 'username' | 'memberNumber'
  value: string
}

/** One spelling for each name, whether anybody has it or not. */
export const nameIn = (written: string): Name => {
  const number = normaliseMemberNumber(written)
  if (isMemberNumber(number)) return { column: 'memberNumber', value: number }
  return { column: 'username', value: normaliseUsername(written) }
}

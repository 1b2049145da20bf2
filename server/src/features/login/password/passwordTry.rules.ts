import { isMemberNumber, normaliseMemberNumber, normaliseUsername } from '@palaestra/contract'
import { minute } from '../../../ports/clock.ts'

/** Limits for password tries for one name (NIST SP 800-63B-4, 3.2.2; T-06, T-10 to T-12). Times in seconds. */
export const passwordPolicy = {
  /** Failures in a row from which the browser has to solve a captcha before each try. */
  captchaFrom: 3,
  /** Failures in a row from which each try waits: a second, two, four … */
  waitFrom: 5,
  longestWait: 15 * minute,
  /** After so many within this time, every password is refused for `closedFor`. */
  lately: { times: 10, seconds: 15 * minute },
  closedFor: 15 * minute,
  /** After so many in a row, only another password opens the account. */
  most: 100,
} as const

/** The name typed at the login: the username, or the member number. A username is never a number. */
export interface Name {
  column: 'username' | 'memberNumber'
  value: string
}

/** Normalises a name, whether anybody has it or not. */
export const nameIn = (written: string): Name => {
  const number = normaliseMemberNumber(written)
  if (isMemberNumber(number)) return { column: 'memberNumber', value: number }
  return { column: 'username', value: normaliseUsername(written) }
}

import { constant, isMemberNumber, normaliseMemberNumber, normaliseUsername } from '@palaestra/contract'
import { minute } from '../../../ports/clock.ts'

/**
 * Limits for password tries (NIST SP 800-63B-4, 3.2.2; T-06, T-10 to T-12). Times in seconds. Failures are counted for
 * each place that the member has logged in from, and for strangers by name and network.
 */
export const passwordPolicy = {
  /** Failures in a row from which the browser has to solve a captcha before each try: here, or of strangers anywhere. */
  captchaFrom: 3,
  /** The work that a stranger owes doubles with each so many failures more for that name today, by whomever. */
  workDoublesEach: 5,
  mostWork: Math.max(...constant.captchaWorks),
  /** Failures in a row here from which each try waits: a second, two, four … */
  waitFrom: 5,
  longestWait: 15 * minute,
  /** After so many within this time, every password is refused here for `closedFor`. */
  lately: { times: 10, seconds: 15 * minute },
  closedFor: 15 * minute,
  /** After so many in a row, a known place asks for another proof; passwords of strangers are no longer looked at. */
  most: 100,
  /**
   * Wrong passwords of all strangers together for one account in a day. After them the right one is answered as a wrong
   * one, so that nobody learns that there is an account, or that two names belong to one.
   */
  strangersADay: 30,
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

import type { api, Reply } from '@palaestra/contract'

export type Challenge = Reply<typeof api.login.captcha>['challenge']

/** A proof of work: it costs the browser some work and the person none. */
export interface Captcha {
  /**
   * A new challenge. It is signed, so that nothing has to be kept until it comes back; a harder one is four times the
   * work.
   */
  challenge(options?: { harder: boolean }): Promise<Challenge>
  /** Uses up a solution: true when it is right, in time and unused so far. */
  accepts(solved: string): Promise<boolean>
  /** Forgets used solutions whose time is over. */
  purge(): Promise<void>
}

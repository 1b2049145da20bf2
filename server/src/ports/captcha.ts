import type { api, Reply } from '@palaestra/contract'

export type Challenge = Reply<typeof api.login.captcha>['challenge']

/** The call that a challenge is for, and how many times the ordinary work it takes. */
export interface Task {
  call: string
  work: number
}

/** A proof of work: it costs the browser some work and the person none. */
export interface Captcha {
  /** A new challenge. It is signed, so that nothing has to be kept until it comes back. */
  challenge(task: Task): Promise<Challenge>
  /** Uses up a solution. Resolves to the work it was worth when it is right, in time, unused so far and for this call. */
  accepts(solved: string, call: string): Promise<number | undefined>
  /** Forgets used solutions whose time is over. */
  purge(): Promise<void>
}

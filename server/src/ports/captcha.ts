/** A puzzle that costs the browser some work and the person none. */
export interface Captcha {
  /** Signed, so that nothing has to be kept until it comes back; a harder one is four times the work. */
  challenge(options?: { harder: boolean }): Promise<Record<string, unknown>>
  /** Whether the solution is right, still in time, and has not been used before; from now on it has. */
  accepts(solved: string): Promise<boolean>
  /** Used solutions whose time is over need not be known any more. */
  purge(): Promise<void>
}

export interface Passwords {
  /** A hash to keep, with its parameters in it. @throws busy when too many are waiting */
  hash(password: string): Promise<string>
  /** Takes as long without a hash (an unknown person) as with one. @throws busy when too many are waiting */
  verify(hash: string | null | undefined, password: string): Promise<boolean>
  /** True when a hash was made with other parameters than today’s. */
  isOutdated(hash: string): boolean
}

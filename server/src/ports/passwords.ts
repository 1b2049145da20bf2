export interface Passwords {
  /** A hash to keep, with its parameters in it. Refuses with `busy` when too many are waiting. */
  hash(password: string): Promise<string>
  /** Takes as long without a hash (an unknown person) as with one. Refuses with `busy` when too many are waiting. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>
  /** Whether a hash was made with other parameters than those of today. */
  isOutdated(hash: string): boolean
}

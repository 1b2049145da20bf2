/** What is erased when its time is over, in the words of the report. */
export const erasedKinds = [
  /** Applications that were not approved, with what was typed in them. */
  'applications',
  /** Registrations that were never sent. */
  'registrations',
  /** Changes that have ended. */
  'changes',
  /** Stored pictures. */
  'pictures',
  /** Letters that have left, or never will, and notices in the account. */
  'letters',
  /** Sessions of members and staff. */
  'sessions',
  /** Codes and links. */
  'secrets',
  /** Visits of venues, whose points stay in the ledger. */
  'visits',
  /** What was counted and noted about tries: the security log, known places, limits. */
  'traces',
  'other',
] as const
export type ErasedKind = (typeof erasedKinds)[number]

import { type ConsentState, normaliseIdNumber } from '@palaestra/contract'

/** Whom the bureau has confirmed as whose parent or guardian: good for exactly these. */
export const relatedEntries = [
  'idType',
  'idNumber',
  'birthDate',
  'guardianIdNumber',
  'guardianBirthDate',
  'guardianGender',
] as const
type Entries = { [K in (typeof relatedEntries)[number]]?: unknown }

/** As it is sent in the end: a draft holds what was typed, right or wrong. */
const asSent = (entry: unknown) => (typeof entry === 'string' ? normaliseIdNumber(entry.trim()) : entry)

/** Whether a confirmation is about what the form says now. */
export const isAbout = (confirmed: Entries, entries: Entries) =>
  relatedEntries.every((name) => confirmed[name] === asSent(entries[name]))

/** What stands after the guardian’s word. A no is a withdrawal where there was a yes. */
export const stateAfter = (
  before: ConsentState,
  authorised: boolean,
): Exclude<ConsentState, 'not_requested' | 'pending'> => {
  if (authorised) return 'authorised'
  return before === 'authorised' || before === 'withdrawn' ? 'withdrawn' : 'declined'
}

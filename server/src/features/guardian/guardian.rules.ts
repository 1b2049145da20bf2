import { normaliseIdNumber } from '@palaestra/contract'

/** Whom the bureau has confirmed as whose parent or guardian: good for exactly these. */
const relatedEntries = [
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

import { normaliseIdNumber } from '@palaestra/contract'

/** The entries that the bureau has confirmed: a confirmation is good for exactly these. */
const relatedEntries = [
  'idType',
  'idNumber',
  'birthDate',
  'guardianIdNumber',
  'guardianBirthDate',
  'guardianGender',
] as const
type Entries = { [K in (typeof relatedEntries)[number]]?: unknown }

/** The entry as the form will send it: a draft holds what was typed, right or wrong. */
const asSent = (entry: unknown) => (typeof entry === 'string' ? normaliseIdNumber(entry.trim()) : entry)

/** Tells whether a confirmation is about the present entries of the form. */
export const isAbout = (confirmed: Entries, entries: Entries) =>
  relatedEntries.every((name) => confirmed[name] === asSent(entries[name]))

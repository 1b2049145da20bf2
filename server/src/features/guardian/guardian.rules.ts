import { normaliseDay, normaliseIdNumber } from '@palaestra/contract'

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

const asTyped = (text: string) => text
const normalised: Record<keyof Entries, (text: string) => string> = {
  idType: asTyped,
  idNumber: normaliseIdNumber,
  birthDate: normaliseDay,
  guardianIdNumber: normaliseIdNumber,
  guardianBirthDate: normaliseDay,
  guardianGender: asTyped,
}

/** The entry as the form will send it: a draft holds what was typed, right or wrong. */
const asSent = (name: keyof Entries, entry: unknown) => (typeof entry === 'string' ? normalised[name](entry) : entry)

/** Tells whether a confirmation is about the present entries of the form. */
export const isAbout = (confirmed: Entries, entries: Entries) =>
  relatedEntries.every((name) => confirmed[name] === asSent(name, entries[name]))

import type { RefusalName } from '../refusals/names.ts'
import { needsGuardian } from './age.ts'

/**
 * Whether a minor may pay online. `not_requested`: the application said no. `pending`: the guardian has been asked.
 * `declined` and `withdrawn`: the guardian’s no, before and after a yes.
 */
export const consentStates = ['not_requested', 'pending', 'authorised', 'declined', 'withdrawn'] as const
export type ConsentState = (typeof consentStates)[number]

/** What the form says of the guardian; every one of them empty for an adult. */
export interface GuardianEntries {
  guardianIdNumber: string
  guardianBirthDate: string
  guardianGender: string
}

/** What is wrong with the guardian of an applicant on a given day (V12). Field → refusal; empty for an adult. */
export const problemsOfGuardian = (
  today: string,
  { idNumber, birthDate, ...guardian }: GuardianEntries & { idNumber: string; birthDate: string },
): Record<string, RefusalName> => {
  if (!needsGuardian(today, birthDate)) return {}
  const { guardianIdNumber, guardianBirthDate, guardianGender } = guardian
  const missing = Object.entries({ guardianIdNumber, guardianBirthDate, guardianGender }).filter(([, text]) => !text)
  if (missing.length > 0) return Object.fromEntries(missing.map(([field]) => [field, 'required']))
  if (guardianIdNumber === idNumber) return { guardianIdNumber: 'guardian_is_applicant' }
  return needsGuardian(today, guardianBirthDate) ? { guardianBirthDate: 'guardian_not_adult' } : {}
}

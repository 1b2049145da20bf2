import type { CheckName } from '../refusals/names.ts'
import { needsGuardian } from './age.ts'

/** What somebody is to a minor. */
export const guardianRelations = ['parent', 'guardian'] as const
export type GuardianRelation = (typeof guardianRelations)[number]

/** The papers that show it at the counter. */
export const guardianPapers = ['birth_certificate', 'court_order', 'other'] as const
export type GuardianPapers = (typeof guardianPapers)[number]

/** The form’s entries about the guardian; every one of them empty for an adult. */
export interface GuardianEntries {
  guardianIdNumber: string
  guardianBirthDate: string
  guardianGender: string
}

/** The problems of an applicant’s guardian on a given day (V12). Field → refusal; empty for an adult. */
export const problemsOfGuardian = (
  today: string,
  { idNumber, birthDate, ...guardian }: GuardianEntries & { idNumber: string; birthDate: string },
): Record<string, CheckName> => {
  if (!needsGuardian(today, birthDate)) return {}
  const { guardianIdNumber, guardianBirthDate, guardianGender } = guardian
  const missing = Object.entries({ guardianIdNumber, guardianBirthDate, guardianGender }).filter(([, text]) => !text)
  if (missing.length > 0) return Object.fromEntries(missing.map(([field]) => [field, 'required']))
  if (guardianIdNumber === idNumber) return { guardianIdNumber: 'guardian_is_applicant' }
  return needsGuardian(today, guardianBirthDate) ? { guardianBirthDate: 'guardian_not_adult' } : {}
}

import type { CheckName } from '../refusals/names.ts'
import { isOldEnough } from './age.ts'

interface Dated {
  birthDate: string
  documentExpiry: string
}

/**
 * The problems of an application on a given day: too young (V11), born in the future, or with a document that has ended
 * (expiry dates lie after today). Field → refusal; empty when all is well.
 */
export const problemsOnDay = (today: string, { birthDate, documentExpiry }: Dated): Record<string, CheckName> => ({
  ...problemOfAge(today, birthDate),
  ...(documentExpiry && documentExpiry <= today && { documentExpiry: 'day_past' }),
})

const problemOfAge = (today: string, birthDate: string): Record<string, CheckName> => {
  if (birthDate > today) return { birthDate: 'day_future' }
  if (!isOldEnough(today, birthDate)) return { birthDate: 'too_young' }
  return {}
}

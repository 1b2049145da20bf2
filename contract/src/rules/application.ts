import type { RefusalName } from '../refusals/names.ts'
import { isOldEnough, needsGuardian } from './age.ts'

interface Dated {
  birthDate: string
  documentExpiry: string
}

/**
 * What is wrong with an application on a given day: too young (V11), under 18, born in the future, or with a
 * document that has ended (expiry dates lie after today). Field → refusal; empty when all is well.
 */
export const problemsOnDay = (today: string, { birthDate, documentExpiry }: Dated): Record<string, RefusalName> => ({
  ...problemOfAge(today, birthDate),
  ...(documentExpiry && documentExpiry <= today && { documentExpiry: 'day_past' }),
})

const problemOfAge = (today: string, birthDate: string): Record<string, RefusalName> => {
  if (birthDate > today) return { birthDate: 'day_future' }
  if (!isOldEnough(today, birthDate)) return { birthDate: 'too_young' }
  // assumed: until a guardian can agree online, minors are asked to come to the counter (docs/decisions).
  if (needsGuardian(today, birthDate)) return { birthDate: 'guardian_needed' }
  return {}
}

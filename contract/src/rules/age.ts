import { adultAge, applicantMinimumAge } from '../constants.ts'
import { addYears } from './days.ts'

/** Whole years between two calendar days. Someone born on 29 February turns a year older on 1 March. */
export const ageOn = (today: string, birthDate: string) => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return addYears(birthDate, years) <= today ? years : years - 1
}

/** Under 18 a parent or guardian has to agree (specification, section 1). */
export const needsGuardian = (today: string, birthDate: string) => ageOn(today, birthDate) < adultAge

export const isOldEnough = (today: string, birthDate: string) => ageOn(today, birthDate) >= applicantMinimumAge

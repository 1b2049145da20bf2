import {
  addYears,
  constant,
  isDay,
  needsGuardian,
  normaliseDay,
  normaliseIdNumber,
  problemsOfGuardian,
  problemsOnDay,
} from '@palaestra/contract'
import type { Blamed, Written } from '@palaestra/ui'

/** The day, if it is written right; what is not yet is left to the schema. */
const dayIn = (written: Written, field: string) => {
  const day = normaliseDay(String(written[field] ?? ''))
  return isDay(day) ? day : undefined
}

/** Whether who is being entered needs a guardian. */
export const isMinorOn = (today: string, written: Written) => {
  const born = dayIn(written, 'birthDate')
  return born !== undefined && needsGuardian(today, born)
}

/** The checks that need a calendar, and those of a minor’s guardian: the same as online. */
export const wrongOn = (today: string, written: Written): Blamed => {
  const grown = addYears(today, -constant.adultAge)
  const birthDate = dayIn(written, 'birthDate') ?? grown
  const ofDays = problemsOnDay(today, { birthDate, documentExpiry: dayIn(written, 'documentExpiry') ?? '' })
  if (!isMinorOn(today, written)) return ofDays
  const typed = String(written['guardianBirthDate'] ?? '')
  return {
    ...ofDays,
    ...problemsOfGuardian(today, {
      idNumber: normaliseIdNumber(String(written['idNumber'] ?? '')),
      birthDate,
      guardianIdNumber: normaliseIdNumber(String(written['guardianIdNumber'] ?? '')),
      guardianBirthDate: typed && (dayIn(written, 'guardianBirthDate') ?? grown),
      guardianGender: String(written['guardianGender'] ?? ''),
    }),
    ...(!written['guardianIdCopy'] && { guardianIdCopy: 'required' as const }),
  }
}

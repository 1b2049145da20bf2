import { type Draft, isDay, needsGuardian, normaliseDay, normaliseIdNumber } from '@palaestra/contract'
import { textOf } from './draft.ts'

/** The confirmed parent or guardian: the entries that the bureau confirmed, and whether the face check was passed. */
export interface Confirmed {
  relation: string
  face: boolean
}

/** True when the applicant is under 18 on that day; false while the birth date is missing. */
export const isMinor = (draft: Draft, today: string) => {
  const birthDate = normaliseDay(textOf(draft, 'birthDate'))
  return isDay(today) && isDay(birthDate) && needsGuardian(today, birthDate)
}

/** The entries that the bureau confirms. A change makes its yes void; changed back, the yes counts again. */
export const relationIn = (draft: Draft) =>
  [
    textOf(draft, 'idType'),
    normaliseIdNumber(textOf(draft, 'idNumber')),
    normaliseDay(textOf(draft, 'birthDate')),
    normaliseIdNumber(textOf(draft, 'guardianIdNumber')),
    normaliseDay(textOf(draft, 'guardianBirthDate')),
    textOf(draft, 'guardianGender'),
  ].join()

/** How far the guardian that the draft names has been confirmed. */
export const confirmationOf = ({ draft, confirmed }: { draft: Draft; confirmed: Confirmed | undefined }) => {
  if (confirmed?.relation !== relationIn(draft)) return 'none'
  return confirmed.face ? 'face' : 'relation'
}

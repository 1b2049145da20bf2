import { type Draft, isDay, needsGuardian, normaliseIdNumber } from '@palaestra/contract'
import { textOf } from './draft.ts'

/** Whom the bureau has confirmed as parent or guardian: of which entries, and whether the face check has been passed. */
export interface Confirmed {
  relation: string
  face: boolean
}

/** Whether the applicant is under 18 on a day. Of a birth date that is not written yet nothing is known. */
export const isMinor = (draft: Draft, today: string) => {
  const birthDate = textOf(draft, 'birthDate')
  return isDay(today) && isDay(birthDate) && needsGuardian(today, birthDate)
}

/** What the bureau is asked. With any of it changed, its yes says nothing any more; changed back, it does again. */
export const relationIn = (draft: Draft) =>
  [
    textOf(draft, 'idType'),
    normaliseIdNumber(textOf(draft, 'idNumber')),
    textOf(draft, 'birthDate'),
    normaliseIdNumber(textOf(draft, 'guardianIdNumber')),
    textOf(draft, 'guardianBirthDate'),
    textOf(draft, 'guardianGender'),
  ].join()

/** How far the guardian that the draft names has been confirmed. */
export const confirmationOf = ({ draft, confirmed }: { draft: Draft; confirmed: Confirmed | undefined }) => {
  if (confirmed?.relation !== relationIn(draft)) return 'none'
  return confirmed.face ? 'face' : 'relation'
}

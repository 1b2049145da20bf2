import { type Applicant, applicants } from './applicants.ts'
import { photographed } from './families.ts'
import { membersInTheMiddle } from './inTheMiddle.ts'
import { people } from './people.ts'
import { pictureOf } from './pictures.ts'
import { type Citizen, strangers } from './strangers.ts'

/** The bureau’s record of one person of the demonstration. */
export interface BureauRecord extends Omit<Citizen, 'look'> {
  /** A JPEG; null when the bureau has no photo. */
  photo: Buffer | null
}

/** Applicants of whom the bureau has a record, and no photo: the reviewer is told (V10). */
const withoutPhoto = ['overdue']

const recordOf = (name: string, { look: _, ...record }: Citizen, kind: 'photo' | 'before' = 'photo'): BureauRecord => ({
  ...record,
  photo: withoutPhoto.includes(name) ? null : pictureOf(name, kind),
})

/** What the bureau has otherwise than the portal: a permit that was prolonged, of which the portal has not heard (R07). */
const otherwise: Record<string, { documentExpiry: string }> = {
  [people.worker.idNumber]: { documentExpiry: '2030-06-30' },
}

/** Everybody known to the bureau: strangers who may still register, applicants, and members. */
export const bureauRecords = (): BureauRecord[] => {
  const known = [
    ...Object.entries(strangers).map(([name, citizen]) => recordOf(name, citizen)),
    ...Object.entries<Applicant>(applicants).map(([name, { citizen, before }]) =>
      recordOf(name, citizen, before && 'before'),
    ),
    ...Object.entries(photographed).map(([name, citizen]) => recordOf(name, citizen)),
  ]
  const numbers = new Set(known.map(({ idNumber }) => idNumber))
  const members = [...Object.values(people), ...Object.values(membersInTheMiddle)]
    .filter(({ idNumber }) => !numbers.has(idNumber))
    .map(({ idType, idNumber, nameZh, surname, firstName, gender, birthDate, documentExpiry }) => ({
      idType,
      idNumber,
      nameZh,
      surname,
      firstName,
      gender,
      birthDate,
      documentExpiry,
      photo: null,
      ...otherwise[idNumber],
    }))
  return [...known, ...members]
}

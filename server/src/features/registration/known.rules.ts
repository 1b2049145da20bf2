import { knownFields, registrationSteps } from '@palaestra/contract'
import type { IdentityRecord } from '../../ports/identity.ts'
import type { Known } from './registration.table.ts'

interface Account {
  idType: string | null
  idNumber: string | null
  birthDate: string | null
}

const ofRecord = ({ nameZh, surname, firstName, gender, birthDate }: IdentityRecord): Known => ({
  nameZh: nameZh ?? '',
  noChineseName: nameZh === null,
  surname,
  firstName,
  gender,
  birthDate,
})

const nameFields: (keyof Known)[] = ['nameZh', 'noChineseName', 'surname', 'firstName']

/** A record of another birth date is somebody else’s, and says nothing. */
export const theirsAlone = ({ birthDate }: Account, record: IdentityRecord | undefined) =>
  record && (birthDate === null || birthDate === record.birthDate) ? record : undefined

/**
 * What is known of whoever has signed in by the government account: what its issuer says, and what the bureau has under
 * that number. A record of another birth date is somebody else’s, and says nothing. What a form would refuse is left out:
 * nobody could put it right.
 */
export const knownOf = ({ idType, idNumber, birthDate }: Account, record: IdentityRecord | undefined): Known => {
  const told: Record<string, string | boolean> = {
    ...(idType !== null && { idType }),
    ...(idNumber !== null && { idNumber }),
    ...(birthDate !== null && { birthDate }),
    ...(record && ofRecord(record)),
  }
  const { shape } = registrationSteps.person
  const fits = (field: keyof Known) => told[field] !== undefined && shape[field].safeParse(told[field]).success
  // A name is known as a whole, or typed as a whole.
  const known = knownFields.filter((field) => (nameFields.includes(field) ? nameFields.every(fits) : fits(field)))
  return Object.fromEntries(known.map((field) => [field, told[field]]))
}

/** The first entry that is not what is known, as when somebody has changed it on its way. */
export const differingFrom = (known: Known, given: { [Field in keyof Known]?: unknown }) =>
  knownFields.find((field) => field in known && String(known[field]) !== String(given[field]))

import type { IdentityDocument } from '../ports/identity.ts'
import { applicants } from './applicants.ts'
import { people } from './people.ts'
import { type Citizen, strangers } from './strangers.ts'

/** Parents and their children, as the bureau of the demonstration knows them. */
export const families: readonly { child: IdentityDocument; guardian: IdentityDocument }[] = [
  { child: people.minor, guardian: people.guardian },
  { child: strangers.minor, guardian: people.guardian },
  { child: applicants.underAge.citizen, guardian: strangers.father },
]

const { idType, idNumber, nameZh, surname, firstName, gender, birthDate } = people.guardian

/** Members whose photo the bureau has: a face check compares with it. Of the parents only the father has passed one. */
export const photographed = {
  guardian: {
    ...{ idType, idNumber, nameZh, surname, firstName, gender, birthDate },
    documentExpiry: '2031-10-17',
    look: {
      skin: 'light',
      hair: 'black',
      style: 'short',
      top: '#5b4b66',
      glasses: true,
      lids: 'single',
      selfie: true,
      draw: 31,
    },
  },
  mother: {
    idType: 'resident',
    idNumber: '12345730',
    nameZh: '李淑瑩',
    surname: 'Lei',
    firstName: 'Sok Ieng',
    gender: 'female',
    birthDate: '1982-08-09',
    documentExpiry: '2032-03-14',
    look: {
      skin: 'light',
      hair: 'brown',
      style: 'long',
      top: '#7d4b5a',
      glasses: false,
      lids: 'double',
      selfie: true,
      draw: 59,
    },
  },
} satisfies Record<string, Citizen>

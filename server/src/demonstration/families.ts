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

/** Members whose photo the bureau has: a face check compares with it. */
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
      face: {
        width: 0.2,
        length: 0.4,
        jaw: 0.4,
        cheeks: -0.2,
        eyes: 0,
        apart: -0.6,
        tilt: 0.1,
        brows: 0.5,
        arch: -0.2,
        nose: 0.6,
        noseWidth: 0.5,
        mouth: 0.2,
        lips: 0,
      },
    },
  },
} satisfies Record<string, Citizen>

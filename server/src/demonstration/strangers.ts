import type { Locale } from '@palaestra/contract'
import type { IdentityDocument, IdentityRecord } from '../ports/identity.ts'
import type { Look } from './looks.ts'

/** A person known to the identity bureau. */
export interface Citizen extends IdentityDocument, Omit<IdentityRecord, 'hasPhoto'> {
  /** The look of the drawn portrait. */
  look: Look
}

/**
 * People known to the bureau who are not members yet: anybody can register as one of them to try the portal. Their
 * pictures lie in `pictures/`, the numbers are made up. A stranger is 18 or older unless the name says otherwise.
 */
export const strangers = {
  chineseWoman: {
    idType: 'resident',
    idNumber: '15550118',
    nameZh: '黃美儀',
    surname: 'Wong',
    firstName: 'Mei I',
    gender: 'female',
    birthDate: '1988-04-17',
    documentExpiry: '2033-05-20',
    look: {
      skin: 'light',
      hair: 'black',
      style: 'long',
      top: '#2f6f8f',
      glasses: false,
      selfie: true,
      draw: 5,
    },
  },
  portugueseMan: {
    idType: 'resident',
    idNumber: '55550121',
    nameZh: null,
    surname: 'Gonçalves',
    firstName: 'João Paulo',
    gender: 'male',
    birthDate: '1975-10-03',
    documentExpiry: '2031-02-11',
    look: {
      skin: 'fair',
      hair: 'brown',
      style: 'short',
      top: '#6b4a7d',
      glasses: false,
      beard: 'full',
      selfie: true,
      draw: 37,
    },
  },
  newResident: {
    idType: 'resident',
    idNumber: '75550134',
    nameZh: '陳嘉偉',
    surname: 'Chen',
    firstName: 'Jiawei',
    gender: 'male',
    birthDate: '1996-12-29',
    documentExpiry: '2030-08-08',
    look: { skin: 'light', hair: 'black', style: 'side', top: '#9a5b2e', glasses: false, draw: 7 },
  },
  worker: {
    idType: 'worker',
    idNumber: '22550147',
    nameZh: null,
    surname: 'Reyes',
    firstName: 'Angela',
    gender: 'female',
    birthDate: '1990-06-06',
    documentExpiry: '2028-03-31',
    look: { skin: 'tan', hair: 'black', style: 'tied', top: '#b04a5a', glasses: false, draw: 2 },
  },
  student: {
    idType: 'student',
    idNumber: '42550150',
    nameZh: '周子晴',
    surname: 'Zhou',
    firstName: 'Ziqing',
    gender: 'female',
    birthDate: '2005-02-14',
    documentExpiry: '2029-08-31',
    look: { skin: 'light', hair: 'brown', style: 'bob', top: '#3d7a55', glasses: true, draw: 13 },
  },
  permitHolder: {
    idType: 'permit',
    idNumber: '32550163',
    nameZh: null,
    surname: 'Okafor',
    firstName: 'Daniel',
    gender: 'male',
    birthDate: '1982-08-23',
    documentExpiry: '2027-10-15',
    look: { skin: 'dark', hair: 'black', style: 'short', top: '#c08a2b', glasses: false, beard: 'shadow', draw: 24 },
  },
  /** Under 18 until 1 September 2027: `guardian` of the members is the parent. */
  minor: {
    idType: 'resident',
    idNumber: '15550176',
    nameZh: '吳樂謙',
    surname: 'Ng',
    firstName: 'Lok Him',
    gender: 'male',
    birthDate: '2009-09-01',
    documentExpiry: '2029-09-01',
    look: {
      skin: 'light',
      hair: 'black',
      style: 'short',
      top: '#4564a8',
      glasses: false,
      draw: 4,
    },
  },
  /** The parent of an applicant. */
  father: {
    idType: 'resident',
    idNumber: '55550189',
    nameZh: null,
    surname: 'Rodrigues',
    firstName: 'Luís Filipe',
    gender: 'male',
    birthDate: '1981-02-27',
    documentExpiry: '2032-09-30',
    look: { skin: 'fair', hair: 'black', style: 'side', top: '#3f5f4a', glasses: false, selfie: true, draw: 1 },
  },
} satisfies Record<string, Citizen>
export type StrangerName = keyof typeof strangers

/** The entries that a person types to register as one of them; the record has the rest. */
export const wayToReach: Record<StrangerName, { email: string; mobile: string; language: Locale }> = {
  chineseWoman: { email: 'meii@example.mo', mobile: '66550118', language: 'zh' },
  portugueseMan: { email: 'joao@example.mo', mobile: '66550121', language: 'pt' },
  newResident: { email: 'jiawei@example.mo', mobile: '66550134', language: 'zh' },
  worker: { email: 'angela@example.mo', mobile: '66550147', language: 'en' },
  student: { email: 'ziqing@example.mo', mobile: '66550150', language: 'zh' },
  permitHolder: { email: 'daniel@example.mo', mobile: '66550163', language: 'en' },
  minor: { email: 'lokhim@example.mo', mobile: '66550176', language: 'zh' },
  father: { email: 'luisfilipe@example.mo', mobile: '66550189', language: 'pt' },
}

import type { Application } from '@palaestra/contract'
import type { Look } from './looks.ts'
import { people } from './people.ts'
import type { Citizen, StrangerName } from './strangers.ts'

/** An applicant of the demonstration: the bureau’s record, what they wrote, and the state of the application. */
export interface Applicant {
  citizen: Citizen
  /** The entries of the form, besides the bureau’s record or other than it. */
  wrote: Pick<Application, 'mobile' | 'email' | 'username' | 'language' | 'area' | 'address' | 'pickUpPlace'> &
    Partial<Pick<Application, 'surname' | 'firstName' | 'birthDate' | 'telephone' | 'documentNumber' | 'onlinePayment'>>
  /** What they looked like when the bureau took its photo, where that was long ago. */
  before?: { look: Look; birthDate: string }
  /** The parent of a minor. */
  guardian?: StrangerName
  state: 'waiting' | 'passed' | 'rejected'
  /** Days between the application and the start of the demonstration. */
  daysAgo: number
  /** The reason that staff wrote to a rejected applicant. */
  rejectionReason?: string
}

/** Applications in every state, so that the desk has something to decide. */
export const applicants = {
  /** Correct, and still in time. */
  ordinary: {
    citizen: {
      idType: 'resident',
      idNumber: '16660118',
      nameZh: '鄭詠詩',
      surname: 'Cheang',
      firstName: 'Weng Si',
      gender: 'female',
      birthDate: '1994-07-08',
      documentExpiry: '2032-01-19',
      look: { skin: 'light', hair: 'brown', style: 'long', top: '#8a5a9e', glasses: false, draw: 31 },
    },
    wrote: {
      username: 'wengsi',
      email: 'wengsi@example.mo',
      mobile: '66660118',
      language: 'zh',
      area: 'nsf',
      address: 'Rua Um do Bairro da Areia Preta, 40, 6.º D',
      pickUpPlace: 'linfong',
    },
    state: 'waiting',
    daysAgo: 1,
  },
  /** Has waited for longer than three working days. */
  overdue: {
    citizen: {
      idType: 'worker',
      idNumber: '26660121',
      nameZh: null,
      surname: 'Nguyen',
      firstName: 'Linh',
      gender: 'female',
      birthDate: '1987-02-02',
      documentExpiry: '2027-11-30',
      look: { skin: 'tan', hair: 'black', style: 'bob', top: '#2f6f8f', glasses: true, draw: 21 },
    },
    wrote: {
      username: 'linh',
      email: 'linh@example.mo',
      mobile: '66660121',
      language: 'en',
      area: 'sa',
      address: 'Rua de Francisco Xavier Pereira, 92, 3.º B',
      pickUpPlace: 'tapseac',
    },
    state: 'waiting',
    daysAgo: 9,
  },
  /** The date of birth differs from the bureau’s, whose photo is fifteen years old: the comparison is unsure. */
  mistaken: {
    citizen: {
      idType: 'resident',
      idNumber: '56660134',
      nameZh: null,
      surname: 'Almeida',
      firstName: 'Teresa',
      gender: 'female',
      birthDate: '1963-03-30',
      documentExpiry: '2030-06-14',
      look: { skin: 'fair', hair: 'grey', style: 'bob', top: '#a33d4d', glasses: true, draw: 18 },
    },
    before: {
      look: { skin: 'fair', hair: 'brown', style: 'long', top: '#4d6a5b', glasses: false, draw: 18 },
      // A drawing is of today: who was fifteen years younger was born fifteen years later.
      birthDate: '1978-03-30',
    },
    wrote: {
      username: 'teresa',
      email: 'teresa@example.mo',
      mobile: '66660134',
      language: 'pt',
      area: 'nsc',
      address: 'Avenida de Kwong Tung, 15, 8.º A, Taipa',
      pickUpPlace: 'olympic',
      birthDate: '1963-03-13',
    },
    state: 'waiting',
    daysAgo: 2,
  },
  /** A member who applies once more, with another address. */
  duplicate: {
    citizen: {
      idType: 'resident',
      idNumber: people.adult.idNumber,
      nameZh: people.adult.nameZh,
      surname: people.adult.surname,
      firstName: people.adult.firstName,
      gender: people.adult.gender,
      birthDate: people.adult.birthDate,
      documentExpiry: '2031-07-07',
      look: { skin: 'light', hair: 'black', style: 'tied', top: '#3d7a55', glasses: false, draw: 32 },
    },
    wrote: {
      username: 'siumei.chan',
      email: 'siumei.chan@example.mo',
      mobile: '66660147',
      language: 'zh',
      area: 'se',
      address: 'Rua do Campo, 26, 3.º A',
      pickUpPlace: 'tapseac',
    },
    state: 'waiting',
    daysAgo: 1,
  },
  /** Under 18 until 12 March 2031: applies with a parent, and asks for online payment. */
  underAge: {
    citizen: {
      idType: 'resident',
      idNumber: '55660176',
      nameZh: null,
      surname: 'Rodrigues',
      firstName: 'Beatriz',
      gender: 'female',
      birthDate: '2013-03-12',
      documentExpiry: '2031-03-12',
      look: { skin: 'fair', hair: 'brown', style: 'tied', top: '#c0703a', glasses: false, draw: 17 },
    },
    wrote: {
      username: 'beatriz',
      email: 'beatriz@example.mo',
      mobile: '66660176',
      language: 'pt',
      area: 'slo',
      address: 'Calçada da Vitória, 9, 4.º B',
      pickUpPlace: 'tapseac',
      onlinePayment: true,
    },
    guardian: 'father',
    state: 'waiting',
    daysAgo: 1,
  },
  /** A member since yesterday, with the letter of the activation still to open. */
  approved: {
    citizen: {
      idType: 'resident',
      idNumber: '76660163',
      nameZh: '許文傑',
      surname: 'Xu',
      firstName: 'Wenjie',
      gender: 'male',
      birthDate: '1979-09-24',
      documentExpiry: '2034-04-02',
      look: { skin: 'light', hair: 'grey', style: 'short', top: '#44617a', glasses: false, draw: 59 },
    },
    wrote: {
      username: 'wenjie',
      email: 'wenjie@example.mo',
      mobile: '66660163',
      language: 'zh',
      area: 'slo',
      address: 'Rua da Praia do Bom Parto, 17, 2.º A',
      pickUpPlace: 'tapseac',
    },
    state: 'passed',
    daysAgo: 2,
  },
  rejected: {
    citizen: {
      idType: 'student',
      idNumber: '46660150',
      nameZh: '趙天宇',
      surname: 'Zhao',
      firstName: 'Tianyu',
      gender: 'male',
      birthDate: '2004-11-11',
      documentExpiry: '2028-08-31',
      look: { skin: 'light', hair: 'black', style: 'side', top: '#555f6e', glasses: true, draw: 31 },
    },
    wrote: {
      username: 'tianyu',
      email: 'tianyu@example.mo',
      mobile: '66660150',
      language: 'zh',
      documentNumber: 'DEMO-2026-1150',
      area: 'cotai',
      address: 'Avenida da Universidade, Residência 2, quarto 114',
      pickUpPlace: 'olympic',
    },
    state: 'rejected',
    daysAgo: 6,
    rejectionReason: '學生證副本模糊，未能辨讀有效期。請重新上載清晰的副本。',
  },
} satisfies Record<string, Applicant>

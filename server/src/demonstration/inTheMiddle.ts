import { common } from './people.ts'

/** Members in the middle of something: a change, a request for documents, a card that runs out, a request for erasure. */
export const membersInTheMiddle = {
  /** A new surname after her wedding, which waits for staff. */
  changing: {
    ...common,
    username: 'lina',
    idNumber: '52346011',
    surname: 'Rosário',
    firstName: 'Lina',
    email: 'lina@example.mo',
    mobile: '66121001',
    language: 'pt',
  },
  /** The copy of his document could not be read; he has not sent it again. */
  refused: {
    ...common,
    username: 'hoifong',
    idNumber: '12346022',
    nameZh: '吳海峰',
    surname: 'Ng',
    firstName: 'Hoi Fong',
    gender: 'male',
    birthDate: '1981-09-04',
    email: 'hoifong@example.mo',
    mobile: '66121002',
    language: 'zh',
  },
  /** Is asked for the copy of the document and a letter of the school. */
  asked: {
    ...common,
    username: 'grace',
    idNumber: '72346033',
    surname: 'Miller',
    firstName: 'Grace',
    birthDate: '1999-12-12',
    email: 'grace@example.mo',
    mobile: '66121003',
    language: 'en',
  },
  /** The card ends in twenty days. */
  ending: {
    ...common,
    username: 'iokleng',
    idNumber: '12346044',
    nameZh: '馮玉玲',
    surname: 'Fong',
    firstName: 'Iok Leng',
    birthDate: '1966-02-23',
    email: 'iokleng@example.mo',
    mobile: '66121004',
    language: 'zh',
  },
  /** The card has ended ten days ago. */
  ended: {
    ...common,
    username: 'duarte',
    idNumber: '52346055',
    surname: 'Xavier',
    firstName: 'Duarte',
    gender: 'male',
    birthDate: '1973-05-30',
    email: 'duarte@example.mo',
    mobile: '66121005',
    language: 'pt',
  },
  /** Has asked to be erased; the time to think is over, and staff may confirm it. */
  leaving: {
    ...common,
    username: 'chihou',
    idNumber: '12346066',
    nameZh: '蕭志豪',
    surname: 'Sio',
    firstName: 'Chi Hou',
    gender: 'male',
    birthDate: '1988-08-17',
    email: 'chihou@example.mo',
    mobile: '66121006',
    language: 'zh',
  },
} as const
export type InTheMiddle = keyof typeof membersInTheMiddle

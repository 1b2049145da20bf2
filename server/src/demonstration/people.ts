import { addDays, addYears, cardValidUntil, constant, memberNumberFrom } from '@palaestra/contract'
import { onlineCardNotice } from '../content/pages/templates.ts'
import type { NoTx } from '../database/database.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { Uses } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { cardTable, newReference } from '../features/card/card.table.ts'
import { consentTable } from '../features/consent/consent.table.ts'
import { holdService } from '../features/entitlement/hold.service.ts'
import { noticeTable } from '../features/entitlement/notice.table.ts'
import { guardianTable } from '../features/guardianship/guardian.table.ts'
import { guardianshipTable } from '../features/guardianship/guardianship.table.ts'

/** The password of everybody in the demonstration. */
export const demonstrationPassword = 'open-sesame-26'

/** What most members have in common. */
export const common = {
  idType: 'resident',
  documentNumber: null,
  documentExpiry: null,
  nameZh: null,
  gender: 'female',
  birthDate: '1990-03-15',
  emailConfirmed: true,
  mobileConfirmed: true,
  telephone: null,
  area: 'se',
  address: 'Rua do Campo, 26, 3.º A',
  pickUpPlace: 'tapseac',
  noPromotions: false,
  photo: null,
  idCopy: null,
} as const

/** The members of tests, demonstrations and bug reports, named once. They are all invented. */
export const people = {
  adult: {
    ...common,
    username: 'siumei',
    idNumber: '12345678',
    nameZh: '陳小美',
    surname: 'Chan',
    firstName: 'Sio Mei',
    email: 'siumei@example.mo',
    mobile: '66120001',
    language: 'zh',
  },
  portuguese: {
    ...common,
    username: 'ana',
    idNumber: '52345671',
    surname: 'Sousa',
    firstName: 'Ana',
    email: 'ana@example.mo',
    mobile: '66120002',
    language: 'pt',
  },
  english: {
    ...common,
    username: 'tom',
    idNumber: '72345674',
    surname: 'Reed',
    firstName: 'Tom',
    gender: 'male',
    email: 'tom@example.mo',
    mobile: '66120003',
    language: 'en',
  },
  withoutEmail: {
    ...common,
    username: 'kamfai',
    idNumber: '12345685',
    nameZh: '李錦輝',
    surname: 'Lei',
    firstName: 'Kam Fai',
    gender: 'male',
    email: null,
    emailConfirmed: false,
    mobile: '66120004',
    language: 'zh',
  },
  withoutMobile: {
    ...common,
    username: 'rosa',
    idNumber: '52345688',
    surname: 'Lima',
    firstName: 'Rosa',
    email: 'rosa@example.mo',
    mobile: '66120005',
    mobileConfirmed: false,
    language: 'pt',
  },
  /** Reported a loss five days ago and waits for a permanent card. */
  withTemporaryCard: {
    ...common,
    username: 'waiman',
    idNumber: '12345693',
    nameZh: '何惠雯',
    surname: 'Ho',
    firstName: 'Wai Man',
    birthDate: '1978-11-02',
    email: 'waiman@example.mo',
    mobile: '66120006',
    language: 'zh',
    area: 'nsc',
    address: 'Rua de Bragança, 118, 5.º B, Taipa',
  },
  suspended: {
    ...common,
    username: 'chikeong',
    idNumber: '12345701',
    nameZh: '梁志強',
    surname: 'Leong',
    firstName: 'Chi Keong',
    gender: 'male',
    birthDate: '1984-07-21',
    email: 'chikeong@example.mo',
    mobile: '66120007',
    language: 'zh',
  },
  worker: {
    ...common,
    username: 'maria',
    idType: 'worker',
    idNumber: '21045678',
    documentExpiry: '2028-06-30',
    surname: 'Santos',
    firstName: 'Maria Luisa',
    birthDate: '1992-01-28',
    email: 'maria@example.mo',
    mobile: '66120008',
    language: 'en',
    area: 'sa',
    address: 'Rua de Coelho do Amaral, 31, 2.º C',
  },
  permitHolder: {
    ...common,
    username: 'kenji',
    idType: 'permit',
    idNumber: '31045679',
    documentNumber: 'DEMO-20481',
    documentExpiry: '2027-12-31',
    surname: 'Mori',
    firstName: 'Kenji',
    gender: 'male',
    birthDate: '1969-05-09',
    email: 'kenji@example.mo',
    mobile: '66120009',
    language: 'en',
    area: 'cotai',
    address: 'Avenida do Oceano, 8, 12.º A',
  },
  /** The link to the e-mail address is still unopened. */
  student: {
    ...common,
    username: 'yuting',
    idType: 'student',
    idNumber: '41045670',
    documentNumber: 'DEMO-2026-0417',
    documentExpiry: '2028-08-31',
    nameZh: '林雨婷',
    surname: 'Lin',
    firstName: 'Yuting',
    birthDate: '2006-09-12',
    email: 'yuting@example.mo',
    emailConfirmed: false,
    mobile: '66120010',
    language: 'zh',
    area: 'cotai',
    address: 'Avenida da Universidade, Residência 4, quarto 306',
  },
  /** The parent of `minor`, and of a stranger who can register. */
  guardian: {
    ...common,
    username: 'kahou',
    idNumber: '12345714',
    nameZh: '吳家豪',
    surname: 'Ng',
    firstName: 'Ka Hou',
    gender: 'male',
    birthDate: '1979-05-23',
    email: 'kahou@example.mo',
    mobile: '66120011',
    language: 'zh',
    area: 'nsf',
    address: 'Rua da Pérola Oriental, 61, 9.º C',
  },
  /** Under 18 until 18 June 2030, and asks to pay online: the guardian still has to answer. */
  minor: {
    ...common,
    username: 'lokio',
    idNumber: '12345722',
    nameZh: '吳樂瑤',
    surname: 'Ng',
    firstName: 'Lok Io',
    birthDate: '2012-06-18',
    email: 'lokio@example.mo',
    mobile: '66120012',
    language: 'zh',
    area: 'nsf',
    address: 'Rua da Pérola Oriental, 61, 9.º C',
  },
} as const
export type PersonName = keyof typeof people

/** Seats everybody; existing members stay as they are. */
export const seatPeople = async ({ db, passwords, clock }: Uses<'passwords' | 'clock', NoTx>) => {
  const passwordHash = await passwords.hash(demonstrationPassword)
  for (const [place, person] of Object.values(people).entries()) {
    if (await accountTable(db).has('username', person.username)) continue
    const joined = { passwordHash, activatedAt: clock.now(), joinedAt: clock.now() }
    const { id } = await accountTable(db).add({ ...person, ...joined, memberNumber: memberNumberFrom(10_000 + place) })
    const validUntil = cardValidUntil(clock.today(), person)
    const isTemporary = person === people.withTemporaryCard
    const kind = isTemporary ? 'temporary' : 'permanent'
    await cardTable(db).add({ memberId: id, kind, qrReference: newReference(), validUntil })
    if (isTemporary)
      await cardTable(db).addLoss({
        memberId: id,
        circumstances: '在巴士上遺失',
        reportedOn: addDays(clock.today(), -5),
      })
    // Who is new has not seen the notice about the online card yet.
    if (person !== people.student) await noticeTable(db).accept(id, onlineCardNotice.updatedOn, clock.now())
    if (person === people.suspended)
      await inTransaction({ db, clock }, (deps) =>
        holdService(deps).impose('system', { memberId: id, reason: 'authority' }),
      )
    if (person === people.minor) {
      await seatGuardian({ db, clock }, id, people.guardian)
      await seatConsent({ db, clock }, id, person.birthDate)
    }
  }
}

interface Parent {
  idNumber: string
  birthDate: string
  gender: 'male' | 'female'
}

/** Makes somebody the guardian of a minor: by the application, with a face check passed, or added by a member. */
export const seatGuardian = async (
  { db, clock }: Uses<'clock'>,
  childId: number,
  parent: Parent,
  byMember?: number,
) => {
  const { idNumber, birthDate, gender } = parent
  const now = clock.now()
  const shown = byMember === undefined && ({ face: 'same', faceShownAt: now } as const)
  await guardianTable(db).know({ idNumber, birthDate, gender, ...shown })
  const by =
    byMember === undefined
      ? ({ enteredBy: 'application', byMember: null, relation: null } as const)
      : ({ enteredBy: 'family', byMember, relation: 'parent' } as const)
  const row = { childId, guardianIdNumber: idNumber, ...by, byStaff: null, papers: null, enteredAt: now, since: now }
  await guardianshipTable(db).add(row, constant.guardiansOfAMinor)
}

/** The state after an application that asks for online payment. */
export const seatConsent = async ({ db, clock }: Uses<'clock'>, memberId: number, birthDate: string) => {
  const [state, now] = ['pending' as const, clock.now()]
  await consentTable(db).add({ memberId, state, since: now, endsOn: addYears(birthDate, constant.adultAge) })
  await consentTable(db).note({ memberId, state, at: now, byMember: null, proof: 'application' })
}

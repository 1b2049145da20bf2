import { addYears, type ConsentState, constant } from '@palaestra/contract'
import { people } from '../demonstration/people.ts'
import { accountTable } from '../features/account/account.table.ts'
import { consentTable } from '../features/consent/consent.table.ts'
import { guardianTable } from '../features/guardianship/guardian.table.ts'
import { guardianshipTable } from '../features/guardianship/guardianship.table.ts'
import type { Portal } from './portal.ts'

interface Person {
  idNumber: string
  birthDate: string
  gender: 'male' | 'female'
}

/** Makes somebody the guardian of a member, as an application does; without a face, as if they were entered otherwise. */
export const makeGuardian = async (
  { db, clock }: Pick<Portal, 'db' | 'clock'>,
  childId: number,
  { idNumber, birthDate, gender }: Person = people.guardian,
  face: 'same' | null = 'same',
) => {
  const now = clock.now()
  await guardianTable(db).know({ idNumber, birthDate, gender })
  if (face) await guardianTable(db).keepFace(idNumber, face, now)
  const by = { enteredBy: 'application', byMember: null, byStaff: null, papers: null, relation: null } as const
  const row = { childId, guardianIdNumber: idNumber, ...by, enteredAt: now, since: now }
  await guardianshipTable(db).add(row, constant.guardiansOfAMinor)
}

/** The consent of a member, in a state, with a guardian. */
export const giveConsent = async (portal: Pick<Portal, 'db' | 'clock'>, childId: number, state: ConsentState) => {
  const { db, clock } = portal
  const { birthDate } = await accountTable(db).byId(childId)
  const endsOn = addYears(birthDate, constant.adultAge)
  await consentTable(db).add({ memberId: childId, state, since: clock.now(), endsOn })
  await makeGuardian(portal, childId)
}

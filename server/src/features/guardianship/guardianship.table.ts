import type { GuardianPapers, GuardianRelation } from '@palaestra/contract'
import type { Generated, Selectable } from 'kysely'
import type { Db } from '../../database/database.ts'
import { isActive } from '../entitlement/hold.table.ts'

export interface GuardianshipTables {
  /** Who is whose guardian, from when to when. Ended ones stay, for who asks later who was. */
  guardianships: {
    id: Generated<number>
    childId: number
    guardianIdNumber: string
    /** One of as many as a child has: so the database knows how many that are. */
    place: number
    /** Null where the bureau confirms that it is one of the two, and does not say which. */
    relation: GuardianRelation | null
    enteredBy: 'application' | 'family' | 'counter'
    /** The member who entered it: the child, or a guardian. */
    byMember: number | null
    byStaff: number | null
    papers: GuardianPapers | null
    enteredAt: Date
    /** Null while a second person of the staff has to confirm it. */
    since: Date | null
    confirmedBy: number | null
    endedAt: Date | null
    endedBecause: 'of_age' | 'staff' | 'not_confirmed' | null
    endedBy: number | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends GuardianshipTables {}
}
export type Guardianship = Selectable<GuardianshipTables['guardianships']>
type Entered = Omit<Guardianship, 'id' | 'place' | 'confirmedBy' | 'endedAt' | 'endedBecause' | 'endedBy'>
type End = Pick<Guardianship, 'endedAt' | 'endedBecause' | 'endedBy'>

const standing = (db: Db, childId: number) =>
  db.selectFrom('guardianships').where('childId', '=', childId).where('guardianships.endedAt', 'is', null)

export const guardianshipTable = (db: Db) => ({
  /** Those that stand or wait to be confirmed. */
  open: (childId: number) => standing(db, childId).selectAll().orderBy('id').execute(),

  isGuardian: async (childId: number, guardianIdNumber: string) =>
    (await standing(db, childId)
      .select('id')
      .where('guardianIdNumber', '=', guardianIdNumber)
      .where(isActive)
      .executeTakeFirst()) !== undefined,

  /** All there are and were, the newest first, with what is known of the other people in them. */
  history: (childId: number) =>
    db
      .selectFrom('guardianships')
      .innerJoin('guardians', 'guardians.idNumber', 'guardianships.guardianIdNumber')
      .leftJoin('members', 'members.idNumber', 'guardianships.guardianIdNumber')
      .selectAll('guardianships')
      .select(['guardians.face', 'members.memberNumber', 'members.nameZh', 'members.surname', 'members.firstName'])
      .where('childId', '=', childId)
      .orderBy('guardianships.id', 'desc')
      .execute(),

  /** The members whose guardian this ID number is now, and how their online payment stands, where it was asked about. */
  childrenOf: (guardianIdNumber: string) =>
    db
      .selectFrom('guardianships')
      .innerJoin('members', 'members.id', 'guardianships.childId')
      .leftJoin('paymentConsents', 'paymentConsents.memberId', 'guardianships.childId')
      .select(['enteredBy', 'guardianships.since as knownSince', 'paymentConsents.state'])
      .select(['memberNumber', 'idNumber', 'birthDate', 'nameZh', 'surname', 'firstName'])
      .where('guardianIdNumber', '=', guardianIdNumber)
      .where(isActive)
      .$narrowType<{ knownSince: Date }>()
      .orderBy('guardianships.id')
      .execute(),

  /** Takes the first free place. Nothing comes back where there is none. */
  async add(entered: Entered, places: number) {
    const taken = new Set((await standing(db, entered.childId).select('place').execute()).map(({ place }) => place))
    const place = Array.from({ length: places }, (_, index) => index + 1).find((one) => !taken.has(one))
    if (place === undefined) return undefined
    const row = { ...entered, place, confirmedBy: null, endedAt: null, endedBecause: null, endedBy: null }
    return db.insertInto('guardianships').values(row).returning('id').executeTakeFirstOrThrow()
  },

  /** Nothing comes back when it does not wait to be confirmed. */
  confirm: (id: number, childId: number, { since, confirmedBy }: { since: Date; confirmedBy: number }) =>
    db
      .updateTable('guardianships')
      .set({ since, confirmedBy })
      .where('id', '=', id)
      .where('childId', '=', childId)
      .where('since', 'is', null)
      .where('endedAt', 'is', null)
      .returning('guardianIdNumber')
      .executeTakeFirst(),

  end: (id: number, end: End) =>
    db.updateTable('guardianships').set(end).where('id', '=', id).where('endedAt', 'is', null).execute(),

  endAll: (childId: number, end: End) =>
    db.updateTable('guardianships').set(end).where('childId', '=', childId).where('endedAt', 'is', null).execute(),

  /** What was said of the online payment of a minor, the newest first, and by whom. */
  said: (childId: number) =>
    db
      .selectFrom('paymentConsentChanges as changes')
      .leftJoin('members', 'members.id', 'changes.byMember')
      .select(['changes.state', 'changes.at', 'changes.proof', 'changes.byMember'])
      .select(['members.nameZh', 'members.surname', 'members.firstName'])
      .where('changes.memberId', '=', childId)
      .orderBy('changes.id', 'desc')
      .limit(50)
      .execute(),
})

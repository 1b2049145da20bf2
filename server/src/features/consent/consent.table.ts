import type { ConsentState } from '@palaestra/contract'
import type { Generated, Insertable } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface ConsentTables {
  /** Of each member who was a minor when they joined. */
  paymentConsents: { memberId: number; guardianIdNumber: string; state: ConsentState; since: Date }
  /** Only ever added to. */
  paymentConsentChanges: {
    id: Generated<number>
    memberId: number
    state: ConsentState
    at: Date
    /** The member whose doing it was; null where it follows from the application. */
    byMember: number | null
    /** How that one had shown who they are. */
    proof: 'application' | 'link' | 'session' | 'asked'
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends ConsentTables {}
}
export type ConsentChange = Insertable<ConsentTables['paymentConsentChanges']>

export const consentTable = (db: Db) => ({
  of: (memberId: number) =>
    db.selectFrom('paymentConsents').selectAll().where('memberId', '=', memberId).executeTakeFirst(),

  /**
   * As it is now, and nobody else changes it until the end of the transaction. What touches a link for it comes after,
   * or two who decide at once would wait for each other.
   */
  hold: (memberId: number) =>
    db.selectFrom('paymentConsents').selectAll().where('memberId', '=', memberId).forUpdate().executeTakeFirst(),

  add: (consent: ConsentTables['paymentConsents']) => db.insertInto('paymentConsents').values(consent).execute(),

  set: (memberId: number, state: ConsentState, since: Date) =>
    db.updateTable('paymentConsents').set({ state, since }).where('memberId', '=', memberId).execute(),

  note: (change: ConsentChange) => db.insertInto('paymentConsentChanges').values(change).execute(),

  /** Whoever has named somebody of that ID number as guardian, whether they are of age by now or not. */
  childrenOf: (guardianIdNumber: string) =>
    db
      .selectFrom('paymentConsents')
      .innerJoin('members', 'members.id', 'paymentConsents.memberId')
      .select(['memberId', 'state', 'since', 'memberNumber', 'nameZh', 'surname', 'firstName', 'birthDate'])
      .where('guardianIdNumber', '=', guardianIdNumber)
      .orderBy('memberId')
      .execute(),
})

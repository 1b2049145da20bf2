import type { ConsentState } from '@palaestra/contract'
import type { Generated, Insertable } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface ConsentTables {
  /** One row for each member who was a minor when they joined. */
  paymentConsents: { memberId: number; guardianIdNumber: string; state: ConsentState; since: Date }
  /** Rows are only ever added. */
  paymentConsentChanges: {
    id: Generated<number>
    memberId: number
    state: ConsentState
    at: Date
    /** The member who made the change; null when it came from the application. */
    byMember: number | null
    /** The proof that this member had given. */
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
   * Reads and locks the consent until the end of the transaction. Links about it are touched afterwards: the fixed
   * order prevents a deadlock.
   */
  hold: (memberId: number) =>
    db.selectFrom('paymentConsents').selectAll().where('memberId', '=', memberId).forUpdate().executeTakeFirst(),

  add: (consent: ConsentTables['paymentConsents']) => db.insertInto('paymentConsents').values(consent).execute(),

  set: (memberId: number, state: ConsentState, since: Date) =>
    db.updateTable('paymentConsents').set({ state, since }).where('memberId', '=', memberId).execute(),

  note: (change: ConsentChange) => db.insertInto('paymentConsentChanges').values(change).execute(),

  /** All members who have named this ID number as guardian, minors and adults. */
  childrenOf: (guardianIdNumber: string) =>
    db
      .selectFrom('paymentConsents')
      .innerJoin('members', 'members.id', 'paymentConsents.memberId')
      .select(['memberId', 'state', 'since', 'memberNumber', 'nameZh', 'surname', 'firstName', 'birthDate'])
      .where('guardianIdNumber', '=', guardianIdNumber)
      .orderBy('memberId')
      .execute(),
})

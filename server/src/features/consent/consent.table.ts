import type { ConsentState } from '@palaestra/contract'
import type { Generated, Insertable, Selectable } from 'kysely'
import type { Db } from '../../database/database.ts'
import { isActive } from '../entitlement/hold.table.ts'

export interface ConsentTables {
  /** One row for each member who was a minor when they joined, whoever their guardians are. */
  paymentConsents: {
    memberId: number
    state: ConsentState
    since: Date
    /** The 18th birthday. */
    endsOn: string
    /** When it was handed over to the member; null before. */
    endedAt: Generated<Date | null>
  }
  /** Rows are only ever added. */
  paymentConsentChanges: {
    id: Generated<number>
    memberId: number
    state: ConsentState
    at: Date
    /** The member who made the change; null when it came from the application, the counter or the portal. */
    byMember: number | null
    /** The proof that this member had given. `guardian_ended`: whose word it was is no guardian any more. */
    proof: 'application' | 'link' | 'session' | 'asked' | 'counter' | 'guardian_ended'
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends ConsentTables {}
}
export type ConsentChange = Insertable<ConsentTables['paymentConsentChanges']>
export type Consent = Selectable<ConsentTables['paymentConsents']>

export const consentTable = (db: Db) => ({
  of: (memberId: number) =>
    db.selectFrom('paymentConsents').selectAll().where('memberId', '=', memberId).executeTakeFirst(),

  /**
   * Reads and locks the consent until the end of the transaction. Links about it are touched afterwards: the fixed
   * order prevents a deadlock.
   */
  hold: (memberId: number) =>
    db.selectFrom('paymentConsents').selectAll().where('memberId', '=', memberId).forUpdate().executeTakeFirst(),

  add: (consent: Insertable<ConsentTables['paymentConsents']>) =>
    db.insertInto('paymentConsents').values(consent).execute(),

  set: (memberId: number, state: ConsentState, since: Date) =>
    db.updateTable('paymentConsents').set({ state, since }).where('memberId', '=', memberId).execute(),

  note: (change: ConsentChange) => db.insertInto('paymentConsentChanges').values(change).execute(),

  /** The next members who have come of age, and have not been given their rights. */
  comeOfAge: (today: string) =>
    db
      .selectFrom('paymentConsents')
      .select('memberId')
      .where('endsOn', '<=', today)
      .where('endedAt', 'is', null)
      .orderBy('endsOn')
      .orderBy('memberId')
      .limit(100)
      .execute(),

  /** Nothing comes back when it has ended already: of two processes one ends it. */
  end: (memberId: number, endedAt: Date) =>
    db
      .updateTable('paymentConsents')
      .set({ endedAt })
      .where('memberId', '=', memberId)
      .where('endedAt', 'is', null)
      .returning('memberId')
      .executeTakeFirst(),

  /** The face check of a guardian; undefined for who is none. */
  guardian: (idNumber: string) =>
    db.selectFrom('guardians').select('face').where('idNumber', '=', idNumber).executeTakeFirst(),

  /** Who has said the present word: the member of the latest change. */
  async saidBy(memberId: number) {
    const latest = db.selectFrom('paymentConsentChanges').select('byMember').where('memberId', '=', memberId)
    return (await latest.orderBy('id', 'desc').limit(1).executeTakeFirst())?.byMember ?? null
  },

  /** The members whose guardian this ID number is now, minors and those whose hand-over is due. */
  childrenOf: (guardianIdNumber: string) =>
    db
      .selectFrom('guardianships')
      .innerJoin('paymentConsents', 'paymentConsents.memberId', 'guardianships.childId')
      .innerJoin('members', 'members.id', 'guardianships.childId')
      .select(['memberId', 'state', 'paymentConsents.since', 'memberNumber', 'nameZh', 'surname', 'firstName'])
      .select('birthDate')
      .where('guardianIdNumber', '=', guardianIdNumber)
      .where(isActive)
      .orderBy('memberId')
      .execute(),

  /** The guardians of a minor now, with what is needed to write to them. Whoever has no online account has no `id`. */
  guardiansOf: (childId: number) =>
    db
      .selectFrom('guardianships')
      .innerJoin('guardians', 'guardians.idNumber', 'guardianships.guardianIdNumber')
      .leftJoin('members', (join) =>
        join.onRef('members.idNumber', '=', 'guardianships.guardianIdNumber').on('members.activatedAt', 'is not', null),
      )
      .select(['guardianships.guardianIdNumber', 'guardians.face'])
      .select(['members.id', 'email', 'mobile', 'mobileConfirmed', 'language'])
      .where('childId', '=', childId)
      .where(isActive)
      .orderBy('guardianships.id')
      .execute(),
})

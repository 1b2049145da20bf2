import type { Generated } from 'kysely'
import type { Db } from '../../database/database.ts'

/** The place where a sign-on was begun: logged in as the member, or at the login with the government account. */
export type BegunAt = 'account' | 'login'
/** Where the link comes from: such a place, or the registration by that account. */
export type LinkedFrom = BegunAt | 'registration'

export interface GovernmentLinkTables {
  governmentLinks: {
    id: Generated<number>
    memberId: number
    issuer: string
    subject: string
    linkedFrom: LinkedFrom
    linkedAt: Date
    unlinkedAt: Date | null
  }
  governmentTerms: { memberId: number; version: string; acceptedAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends GovernmentLinkTables {}
}

interface Subject {
  issuer: string
  subject: string
}

export const governmentLinkTable = (db: Db) => ({
  /**
   * Finds the activated member whom a government account opens. It locks the link until the transaction ends: an
   * unlink waits, and then also ends the session that the link has opened.
   */
  memberOf: ({ issuer, subject }: Subject) =>
    db
      .selectFrom('governmentLinks')
      .innerJoin('members', 'members.id', 'governmentLinks.memberId')
      .select('members.id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('unlinkedAt', 'is', null)
      .where('activatedAt', 'is not', null)
      .forShare('governmentLinks')
      .executeTakeFirst(),

  of: (memberId: number) =>
    db
      .selectFrom('governmentLinks')
      .select('linkedAt')
      .where('memberId', '=', memberId)
      .where('unlinkedAt', 'is', null)
      .executeTakeFirst(),

  /** Finds undone links too. */
  async everHad(memberId: number) {
    const found = await db
      .selectFrom('governmentLinks')
      .select('id')
      .where('memberId', '=', memberId)
      .limit(1)
      .executeTakeFirst()
    return Boolean(found)
  },

  /**
   * Nothing comes back when either side has a link already: the indexes decide, also between two at the same moment.
   */
  add: (link: Subject & { memberId: number; linkedFrom: LinkedFrom; linkedAt: Date }) =>
    db
      .insertInto('governmentLinks')
      .values(link)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),

  /** Nothing comes back when there is no link. */
  end: (memberId: number, unlinkedAt: Date) =>
    db
      .updateTable('governmentLinks')
      .set({ unlinkedAt })
      .where('memberId', '=', memberId)
      .where('unlinkedAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  termsAcceptedBy: (memberId: number, version: string) =>
    db
      .selectFrom('governmentTerms')
      .select('acceptedAt')
      .where('memberId', '=', memberId)
      .where('version', '=', version)
      .executeTakeFirst(),

  /** Keeps the first time of acceptance. */
  acceptTerms: (terms: GovernmentLinkTables['governmentTerms']) =>
    db
      .insertInto('governmentTerms')
      .values(terms)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
})

import type { Db } from '../../database/database.ts'

export interface StaffLinkTables {
  staffLinks: { staffId: number; issuer: string; subject: string; linkedAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends StaffLinkTables {}
}
type Account = Pick<StaffLinkTables['staffLinks'], 'issuer' | 'subject'>

export const staffLinkTable = (db: Db) => ({
  /** Who is linked to a work account and still works here. */
  colleagueOf: ({ issuer, subject }: Account) =>
    db
      .selectFrom('staffLinks')
      .innerJoin('staff', 'staff.id', 'staffLinks.staffId')
      .select(['staff.id', 'staff.username', 'staff.roles'])
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('leftAt', 'is', null)
      .executeTakeFirst(),

  of: (staffId: number) =>
    db.selectFrom('staffLinks').select('linkedAt').where('staffId', '=', staffId).executeTakeFirst(),

  any: () => db.selectFrom('staffLinks').select('staffId').limit(1).executeTakeFirst(),

  /** Nothing comes back when either is linked already: the indexes decide, so two at once cannot pass. */
  add: (link: StaffLinkTables['staffLinks']) =>
    db
      .insertInto('staffLinks')
      .values(link)
      .onConflict((conflict) => conflict.doNothing())
      .returning('staffId')
      .executeTakeFirst(),

  drop: (staffId: number) =>
    db.deleteFrom('staffLinks').where('staffId', '=', staffId).returning('staffId').executeTakeFirst(),

  /** Somebody who has left and comes back has another username, and the same work account. */
  dropOfWhoLeft: ({ issuer, subject }: Account) =>
    db
      .deleteFrom('staffLinks')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('staffId', 'in', (all) => all.selectFrom('staff').select('id').where('leftAt', 'is not', null))
      .execute(),
})

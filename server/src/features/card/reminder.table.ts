import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface ReminderTables {
  /** That a member has been told how soon something runs out. */
  expiryReminders: { memberId: number; what: Expiring; expiresOn: string; daysBefore: number; writtenAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends ReminderTables {}
}

/** A document whose card ends on the same day stands for both. */
export type Expiring = 'card' | 'document'

export interface Due {
  what: Expiring
  daysBefore: number
  /** The first and the last day of those on which it may run out. */
  from: string
  to: string
}

/** Members of one transaction: their rows are held until it ends. */
const batchOf = 200

export const reminderTable = (db: Db) => {
  /** Of an active account, and found by the day on which it runs out. */
  const expiring = ({ what, from, to }: Due) => {
    const members = db
      .selectFrom('members')
      .innerJoin('cards', 'cards.memberId', 'members.id')
      .where('members.activatedAt', 'is not', null)
    return what === 'card'
      ? members
          .select(['members.id as memberId', 'cards.validUntil as expiresOn'])
          .where('cards.validUntil', '>=', from)
          .where('cards.validUntil', '<=', to)
          .where('members.documentExpiry', 'is distinct from', sql<string>`cards.valid_until`)
      : members
          .select(['members.id as memberId', sql<string>`members.document_expiry`.as('expiresOn')])
          .where('members.documentExpiry', '>=', from)
          .where('members.documentExpiry', '<=', to)
  }

  return {
    /**
     * Notes the next members who have not been told, and returns them. The key decides: of two processes at the same
     * moment one gets each.
     */
    noteNext: (due: Due, writtenAt: Date) =>
      db
        .insertInto('expiryReminders')
        .columns(['memberId', 'what', 'expiresOn', 'daysBefore', 'writtenAt'])
        .expression(
          db
            .selectFrom(expiring(due).as('expiring'))
            .select([
              'expiring.memberId',
              sql<Expiring>`${due.what}::text`.as('what'),
              'expiring.expiresOn',
              sql<number>`${due.daysBefore}::smallint`.as('daysBefore'),
              sql<Date>`${writtenAt}::timestamptz`.as('writtenAt'),
            ])
            .where((row) =>
              row.not(
                row.exists(
                  row
                    .selectFrom('expiryReminders as told')
                    .select(sql`1`.as('one'))
                    .whereRef('told.memberId', '=', 'expiring.memberId')
                    .whereRef('told.expiresOn', '=', 'expiring.expiresOn')
                    .where('told.what', '=', due.what)
                    .where('told.daysBefore', '=', due.daysBefore),
                ),
              ),
            )
            .orderBy('expiring.expiresOn')
            .orderBy('expiring.memberId')
            .limit(batchOf),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(['memberId', 'expiresOn'])
        .execute(),

    /** Where they are reached, and when their card ends. */
    contactsOf: (memberIds: number[]) =>
      db
        .selectFrom('members')
        .innerJoin('cards', 'cards.memberId', 'members.id')
        .select(['members.id', 'email', 'mobile', 'mobileConfirmed', 'language', 'cards.validUntil'])
        .where('members.id', 'in', memberIds)
        .orderBy('members.id')
        .execute(),

    purgeExpiredBefore: (day: string) => db.deleteFrom('expiryReminders').where('expiresOn', '<', day).execute(),
  }
}

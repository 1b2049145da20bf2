import type { Db } from '../../database/database.ts'

export interface InvitationTables {
  staffInvitations: { staffId: number; hash: string; endsAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends InvitationTables {}
}

export const invitationTable = (db: Db) => ({
  /** The next invitation takes the place of the one before. */
  put: (invitation: InvitationTables['staffInvitations']) =>
    db
      .insertInto('staffInvitations')
      .values(invitation)
      .onConflict((conflict) =>
        conflict.column('staffId').doUpdateSet({ hash: invitation.hash, endsAt: invitation.endsAt }),
      )
      .execute(),

  /** Whose it is. */
  of: (hash: string, now: Date) =>
    db
      .selectFrom('staffInvitations')
      .select('staffId')
      .where('hash', '=', hash)
      .where('endsAt', '>', now)
      .executeTakeFirst(),

  /** Nothing comes back when it is gone: of many at once, one spends it. */
  spend: (hash: string) =>
    db.deleteFrom('staffInvitations').where('hash', '=', hash).returning('staffId').executeTakeFirst(),

  purgeEnded: (now: Date) => db.deleteFrom('staffInvitations').where('endsAt', '<=', now).execute(),
})

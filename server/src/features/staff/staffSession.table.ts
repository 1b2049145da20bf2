import type { Db } from '../../database/database.ts'

export interface StaffSessionTables {
  staffSessions: { tokenHash: string; staffId: number; openedAt: Date; seenAt: Date; endsAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends StaffSessionTables {}
}

export const staffSessionTable = (db: Db) => ({
  add: (session: StaffSessionTables['staffSessions']) => db.insertInto('staffSessions').values(session).execute(),

  /** Reads the owner’s present permissions: one taken away is gone at the next call. */
  open: (tokenHash: string, now: Date, idleSince: Date) =>
    db
      .selectFrom('staffSessions')
      .innerJoin('staff', 'staff.id', 'staffSessions.staffId')
      .select(['staffSessions.staffId', 'staffSessions.seenAt', 'staff.permissions'])
      .where('tokenHash', '=', tokenHash)
      .where('endsAt', '>', now)
      .where('seenAt', '>', idleSince)
      .where('leftAt', 'is', null)
      .executeTakeFirst(),

  markSeen: (tokenHash: string, seenAt: Date) =>
    db.updateTable('staffSessions').set({ seenAt }).where('tokenHash', '=', tokenHash).execute(),

  end: (tokenHash: string) => db.deleteFrom('staffSessions').where('tokenHash', '=', tokenHash).execute(),

  endAllOf: (staffId: number) => db.deleteFrom('staffSessions').where('staffId', '=', staffId).execute(),

  purgeEnded: (now: Date) => db.deleteFrom('staffSessions').where('endsAt', '<=', now).execute(),
})

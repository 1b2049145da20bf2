import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

export interface SessionTables {
  sessions: { tokenHash: string; memberId: number; openedAt: Date; seenAt: Date; provedAt: Date; endsAt: Date }
}

const open = prepared<{ tokenHash: string; now: Date; idleSince: Date }>()((db, value) =>
  db
    .selectFrom('sessions')
    .select(['memberId', 'seenAt', 'provedAt'])
    .where('tokenHash', '=', value('tokenHash'))
    .where('endsAt', '>', value('now'))
    .where('seenAt', '>', value('idleSince')),
)

export const sessionTable = (db: Db) => ({
  adding: (session: SessionTables['sessions']) => db.insertInto('sessions').values(session),

  open: (tokenHash: string, now: Date, idleSince: Date) => open.first(db, { tokenHash, now, idleSince }),

  markSeen: (tokenHash: string, seenAt: Date) =>
    db.updateTable('sessions').set({ seenAt }).where('tokenHash', '=', tokenHash).execute(),

  markProved: (tokenHash: string, provedAt: Date) =>
    db.updateTable('sessions').set({ provedAt }).where('tokenHash', '=', tokenHash).execute(),

  end: (tokenHash: string) => db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute(),

  endOthers: (memberId: number, kept: string) =>
    db.deleteFrom('sessions').where('memberId', '=', memberId).where('tokenHash', '!=', kept).execute(),

  forgetEnded: (now: Date) => db.deleteFrom('sessions').where('endsAt', '<=', now).execute(),
})

import type { JSONColumnType } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Job } from '../../ports/jobs.ts'

export interface LetterTables {
  letters: {
    id: string
    channel: 'email' | 'sms'
    to: string
    subject: string
    body: string | null
    writtenAt: Date
    sentAt: Date | null
    nextJob: JSONColumnType<Job | null>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends LetterTables {}
}

type Written = Omit<LetterTables['letters'], 'nextJob'>

export const letterTable = (db: Db) => ({
  add: (letter: Written, nextJob: Job | null) =>
    db
      .insertInto('letters')
      .values({ ...letter, nextJob: JSON.stringify(nextJob) })
      .execute(),

  unsent: (id: string) =>
    db.selectFrom('letters').selectAll().where('id', '=', id).where('sentAt', 'is', null).executeTakeFirst(),

  markSent: (id: string, sentAt: Date) =>
    db.updateTable('letters').set({ sentAt, body: null }).where('id', '=', id).execute(),

  purgeSent: (before: Date) => db.deleteFrom('letters').where('sentAt', '<', before).execute(),
})

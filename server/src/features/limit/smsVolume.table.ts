import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface SmsVolumeTables {
  smsHours: { hour: Date; sent: number }
}
declare module '../../database/tables.ts' {
  interface Tables extends SmsVolumeTables {}
}

export const smsVolumeTable = (db: Db) => ({
  /** One statement, so that all processes count together. */
  count: (hour: Date) =>
    db
      .insertInto('smsHours')
      .values({ hour, sent: 1 })
      .onConflict((conflict) => conflict.column('hour').doUpdateSet({ sent: sql<number>`sms_hours.sent + 1` }))
      .execute(),

  since: (hour: Date) =>
    db.selectFrom('smsHours').select(['hour', 'sent']).where('hour', '>=', hour).orderBy('hour').execute(),

  /** Counts the newest login codes sent between two moments, and those of them that were used. */
  loginCodes: ({ from, until, most }: { from: Date; until: Date; most: number }) =>
    db
      .selectFrom((latest) =>
        latest
          .selectFrom('codes')
          .select('usedAt')
          // The literal matches the partial index.
          .where(sql<boolean>`purpose = 'login'`)
          .where('sentAt', '>', from)
          .where('sentAt', '<=', until)
          .orderBy('sentAt', 'desc')
          .limit(most)
          .as('latest'),
      )
      .select([sql<number>`count(*)::int`.as('sent'), sql<number>`count(used_at)::int`.as('used')])
      .executeTakeFirstOrThrow(),

  purgeBefore: (hour: Date) => db.deleteFrom('smsHours').where('hour', '<', hour).execute(),
})

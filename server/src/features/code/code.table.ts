import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface CodeTables {
  codes: {
    key: string
    codeHash: string
    tries: number
    sendings: number
    sentAt: Date
    endsAt: Date
    usedAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends CodeTables {}
}

export const codeTable = (db: Db) => ({
  lastSending: (key: string) =>
    db.selectFrom('codes').select(['sentAt', 'sendings']).where('key', '=', key).executeTakeFirst(),

  /** Replaces the code before. Nothing comes back when another request has sent one in the same moment. */
  put: (fresh: { key: string; codeHash: string; sendings: number; sentAt: Date; endsAt: Date }, lastSentAt?: Date) =>
    db
      .insertInto('codes')
      .values({ ...fresh, tries: 0, usedAt: null })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ ...fresh, tries: 0, usedAt: null })
          // Without a last one nothing is equal to null: of two in the same millisecond, too, one is sent.
          .where('codes.sentAt', 'is not distinct from', lastSentAt ?? null),
      )
      .returning('key')
      .executeTakeFirst(),

  /**
   * Counts one try, right or wrong; a right one uses the code up. One statement, so that of a hundred tries at once
   * no more than `most` count and no more than one wins (T-17, T-18).
   */
  async spend({ key, codeHash, most, now }: { key: string; codeHash: string; most: number; now: Date }) {
    const tried = await db
      .updateTable('codes')
      .set({
        tries: sql<number>`tries + 1`,
        usedAt: sql<Date | null>`case when code_hash = ${codeHash} then ${now}::timestamptz end`,
      })
      .where('key', '=', key)
      .where('usedAt', 'is', null)
      .where('tries', '<', most)
      .where('endsAt', '>', now)
      .returning('usedAt')
      .executeTakeFirst()
    return Boolean(tried?.usedAt)
  },

  purgeEnded: (before: Date) => db.deleteFrom('codes').where('endsAt', '<', before).execute(),
})

import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface AllowanceTables {
  allowances: { key: string; used: number; until: Date }
}

export const allowanceTable = (db: Db) => ({
  /**
   * Counts one more use of `key` and tells how often it has been used since its stretch of time began. One
   * statement, so that a hundred tries at once are a hundred counts.
   */
  async use(key: string, now: Date, until: Date) {
    const over = sql<boolean>`allowances.until <= ${now}`
    return db
      .insertInto('allowances')
      .values({ key, used: 1, until })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          used: sql<number>`case when ${over} then 1 else allowances.used + 1 end`,
          until: sql<Date>`case when ${over} then excluded.until else allowances.until end`,
        }),
      )
      .returning(['used', 'until'])
      .executeTakeFirstOrThrow()
  },

  /** One use less, as if it had not been. */
  giveBack: (key: string) =>
    db.updateTable('allowances').set({ used: sql<number>`greatest(used - 1, 0)` }).where('key', '=', key).execute(),

  forget: (key: string) => db.deleteFrom('allowances').where('key', '=', key).execute(),
  forgetOver: (now: Date) => db.deleteFrom('allowances').where('until', '<=', now).execute(),
})

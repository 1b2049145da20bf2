import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

export interface AllowanceTables {
  allowances: { key: string; used: number; until: Date }
}

/** Takes hold of rows in the order of their keys, as `use` does. */
const held = (keys: string[]) => (db: ExpressionBuilder<Tables, 'allowances'>) =>
  db.selectFrom('allowances').select('key').where('key', 'in', keys).orderBy('key').forUpdate().as('held')

export const allowanceTable = (db: Db) => ({
  /**
   * Counts one more use of each key and tells how often it has been used since its stretch of time began. One
   * statement, so that a hundred tries at once are a hundred counts. `fresh` has to be in the order of its keys: two
   * that count the same rows in another order would wait for each other.
   */
  use(fresh: { key: string; until: Date }[], now: Date) {
    const over = sql<boolean>`allowances.until <= ${now}`
    return db
      .insertInto('allowances')
      .values(fresh.map((one) => ({ ...one, used: 1 })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          used: sql<number>`case when ${over} then 1 else allowances.used + 1 end`,
          until: sql<Date>`case when ${over} then excluded.until else allowances.until end`,
        }),
      )
      .returning(['key', 'used', 'until'])
      .execute()
  },

  /** One use less, as if it had not been. */
  givingBack: (keys: string[]) =>
    db
      .updateTable('allowances')
      .from(held(keys))
      .set({ used: sql<number>`greatest(allowances.used - 1, 0)` })
      .whereRef('allowances.key', '=', 'held.key'),

  forgetting: (keys: string[]) =>
    db.deleteFrom('allowances').using(held(keys)).whereRef('allowances.key', '=', 'held.key'),
  forgetOver: (now: Date) => db.deleteFrom('allowances').where('until', '<=', now).execute(),
})

import type { ErasedKind } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    erasures: { day: string; kind: ErasedKind; erased: number }
  }
}

export const erasureTable = (db: Db) => ({
  /** Adds to what was erased on the day before. */
  add: (rows: { day: string; kind: ErasedKind; erased: number }[]) =>
    db
      .insertInto('erasures')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind']).doUpdateSet({ erased: sql`erasures.erased + excluded.erased` }),
      )
      .execute(),

  /** So many days on which something was erased, the newest first, before one of them. */
  days: async (size: number, before: string | undefined) => {
    const rows = await db
      .selectFrom('erasures')
      .select('day')
      .distinct()
      .$if(before !== undefined, (all) => all.where('day', '<', before ?? ''))
      .orderBy('day', 'desc')
      .limit(size)
      .execute()
    return rows.map(({ day }) => day)
  },

  between: (first: string, last: string) =>
    db.selectFrom('erasures').selectAll().where('day', '>=', first).where('day', '<=', last).execute(),
})

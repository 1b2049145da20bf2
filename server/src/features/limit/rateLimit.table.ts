import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

export interface RateLimitTables {
  allowances: { key: string; used: number; until: Date }
  /** Hashes of the mobiles to which codes were sent for one network. */
  mobilesAskedFrom: { network: string; mobiles: string[]; until: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends RateLimitTables {}
}

/** Locks rows in the order of their keys, as `use` does. */
const held = (keys: string[]) => (db: ExpressionBuilder<Tables, 'allowances'>) =>
  db.selectFrom('allowances').select('key').where('key', 'in', keys).orderBy('key').forUpdate().as('held')

export const rateLimitTable = (db: Db) => ({
  /**
   * Counts one more use of each key and returns the uses since its window began. One statement, so that a hundred
   * tries at once are a hundred counts. `fresh` has to be in the order of its keys: another order could deadlock.
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

  /** Counts one use less. */
  givingBack: (keys: string[]) =>
    db
      .updateTable('allowances')
      .from(held(keys))
      .set({ used: sql<number>`greatest(allowances.used - 1, 0)` })
      .whereRef('allowances.key', '=', 'held.key'),

  forgetting: (keys: string[]) =>
    db.deleteFrom('allowances').using(held(keys)).whereRef('allowances.key', '=', 'held.key'),

  /** Tells whether the mobile is now among the at most `most` of this network. One statement. */
  async useMobile(
    { network, mobile, most }: { network: string; mobile: string; most: number },
    now: Date,
    until: Date,
  ) {
    const over = sql<boolean>`mobiles_asked_from.until <= ${now}`
    const { mobiles, ...kept } = await db
      .insertInto('mobilesAskedFrom')
      .values({ network, mobiles: sql<string[]>`array[${mobile}::text]`, until })
      .onConflict((conflict) =>
        conflict.column('network').doUpdateSet({
          mobiles: sql<string[]>`case
            when ${over} then excluded.mobiles
            when ${mobile} = any (mobiles_asked_from.mobiles) then mobiles_asked_from.mobiles
            when cardinality(mobiles_asked_from.mobiles) >= ${most}::int then mobiles_asked_from.mobiles
            else mobiles_asked_from.mobiles || excluded.mobiles end`,
          until: sql<Date>`case when ${over} then excluded.until else mobiles_asked_from.until end`,
        }),
      )
      .returning(['mobiles', 'until'])
      .executeTakeFirstOrThrow()
    return { ...kept, known: mobiles.includes(mobile) }
  },

  async usedOf(key: string, now: Date) {
    const found = await db
      .selectFrom('allowances')
      .select('used')
      .where('key', '=', key)
      .where('until', '>', now)
      .executeTakeFirst()
    return found?.used ?? 0
  },

  usesOf: (keys: readonly string[], now: Date) =>
    db.selectFrom('allowances').select(['key', 'used']).where('key', 'in', keys).where('until', '>', now).execute(),

  /** Tells which of these are still in use. */
  async inUse(keys: readonly string[], now: Date) {
    const found = await db
      .selectFrom('allowances')
      .select('key')
      .where('key', 'in', keys)
      .where('until', '>', now)
      .execute()
    return found.map(({ key }) => key)
  },

  async purgeOver(now: Date) {
    await db.deleteFrom('allowances').where('until', '<=', now).execute()
    await db.deleteFrom('mobilesAskedFrom').where('until', '<=', now).execute()
  },
})

import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface AllowanceTables {
  allowances: { key: string; used: number; until: Date }
  /** Hashes of the mobiles that one address of the network has had codes sent to. */
  mobilesAskedFrom: { network: string; mobiles: string[]; until: Date }
}

export const allowanceTable = (db: Db) => ({
  /**
   * Counts one more use of `key` and tells how often it has been used since its stretch of time began. One
   * statement, so that a hundred tries at once are a hundred counts. From the `from`th use on the stretch ends at
   * another moment, where there is a `paused`.
   */
  async use(key: string, now: Date, until: Date, paused?: { from: number; until: Date }) {
    const over = sql<boolean>`allowances.until <= ${now}`
    return db
      .insertInto('allowances')
      .values({ key, used: 1, until })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          used: sql<number>`case when ${over} then 1 else allowances.used + 1 end`,
          until: sql<Date>`case
            when ${over} then excluded.until
            when allowances.used + 1 = ${paused?.from ?? 0} then ${paused?.until ?? until}::timestamptz
            else allowances.until end`,
        }),
      )
      .returning(['used', 'until'])
      .executeTakeFirstOrThrow()
  },

  /** One use less, as if it had not been. */
  giveBack: (key: string) =>
    db.updateTable('allowances').set({ used: sql<number>`greatest(used - 1, 0)` }).where('key', '=', key).execute(),

  forget: (key: string) => db.deleteFrom('allowances').where('key', '=', key).execute(),
  /** Whether the mobile is now among the at most `most` of this network address. One statement. */
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

  /** Which of these are still in use. */
  async inUse(keys: readonly string[], now: Date) {
    const found = await db
      .selectFrom('allowances')
      .select('key')
      .where('key', 'in', keys)
      .where('until', '>', now)
      .execute()
    return found.map(({ key }) => key)
  },

  async forgetOver(now: Date) {
    await db.deleteFrom('allowances').where('until', '<=', now).execute()
    await db.deleteFrom('mobilesAskedFrom').where('until', '<=', now).execute()
  },
})

import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

export interface CardKeyTables {
  cardKeys: { id: string; publicKey: string; signsOn: string }
}
declare module '../../database/tables.ts' {
  interface Tables extends CardKeyTables {}
}
export type CardKeyRow = CardKeyTables['cardKeys']

const signingOn = prepared<{ today: string }>()((db, value) =>
  db
    .selectFrom('cardKeys')
    .select(['id', 'publicKey', 'signsOn'])
    .where('signsOn', '<=', value('today'))
    .orderBy('signsOn', 'desc')
    .limit(1),
)

const byId = prepared<{ id: string }>()((db, value) =>
  db.selectFrom('cardKeys').select(['id', 'publicKey']).where('id', '=', value('id')),
)

export const cardKeyTable = (db: Db) => ({
  /** The key that signs on a day; nothing before the first one. */
  signingOn: (today: string) => signingOn.first(db, { today }),

  byId: (id: string) => byId.first(db, { id }),

  /** In the order in which they sign. */
  all: () => db.selectFrom('cardKeys').select(['id', 'publicKey', 'signsOn']).orderBy('signsOn').execute(),

  /**
   * Of several that begin on one day the first stays, unless it is the one that this key is to replace. Resolves to
   * the one that stays.
   */
  begin(key: CardKeyRow, instead: string | null) {
    const staying = (column: 'id' | 'public_key') =>
      sql<string>`case card_keys.id when ${instead}::text then excluded.${sql.ref(column)} else card_keys.${sql.ref(column)} end`
    return db
      .insertInto('cardKeys')
      .values(key)
      .onConflict((conflict) =>
        conflict.column('signsOn').doUpdateSet({ id: staying('id'), publicKey: staying('public_key') }),
      )
      .returning(['id', 'publicKey', 'signsOn'])
      .executeTakeFirstOrThrow()
  },

  remove: (ids: readonly string[]) => db.deleteFrom('cardKeys').where('id', 'in', ids).execute(),

  /** The day of the first report whose temporary card is still in use, with a code on paper. */
  async firstOpenLoss() {
    const { day } = await db
      .selectFrom('cardLosses')
      .select((of) => of.fn.min('reportedOn').as('day'))
      .where('closedOn', 'is', null)
      .executeTakeFirstOrThrow()
    return day
  },
})

import type { Insertable } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Outcome } from './order.service.ts'

export interface NewsTables {
  /** What the provider has told. News that comes twice is one row. */
  paymentEvents: {
    provider: string
    id: string
    kind: 'paid' | 'refunded'
    key: string
    reference: string
    amount: number
    at: Date
    receivedAt: Date
    handledAt: Date | null
    outcome: Outcome | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends NewsTables {}
}
type NewNews = Omit<Insertable<NewsTables['paymentEvents']>, 'handledAt' | 'outcome'>

export const newsTable = (db: Db) => ({
  /** False for what is known. */
  async add(news: NewNews) {
    const added = await db
      .insertInto('paymentEvents')
      .values({ ...news, handledAt: null, outcome: null })
      .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  },

  /** Nothing comes back for what was handled. */
  hold: (provider: string, id: string) =>
    db
      .selectFrom('paymentEvents')
      .selectAll()
      .where('provider', '=', provider)
      .where('id', '=', id)
      .where('handledAt', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  handled: (provider: string, id: string, done: { handledAt: Date; outcome: Outcome }) =>
    db.updateTable('paymentEvents').set(done).where('provider', '=', provider).where('id', '=', id).execute(),

  /** Whether there is news since a moment that a person has to look at. */
  hasAside: async (since: Date) =>
    (await db
      .selectFrom('paymentEvents')
      .select('id')
      .where('outcome', 'in', ['other_amount', 'unknown'])
      .where('receivedAt', '>', since)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  purge: (before: Date) => db.deleteFrom('paymentEvents').where('receivedAt', '<', before).execute(),
})

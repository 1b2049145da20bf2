import { type Generated, type Insertable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface TransferTables {
  /** The books. Only ever added to. */
  transfers: {
    id: Generated<number>
    at: Date
    /** `income:booking`, `provider:hosted` and the like. */
    fromAccount: string
    toAccount: string
    /** In avos. */
    amount: number
    orderId: number
    /** Null for a payment. */
    refundId: number | null
    /** The payment, also of what is paid back from it. */
    providerReference: string
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends TransferTables {}
}

export const transferTable = (db: Db) => ({
  add: (transfer: Insertable<TransferTables['transfers']>) => db.insertInto('transfers').values(transfer).execute(),

  /** What was moved at desks between two moments, by account. */
  async atDesks(from: Date, until: Date) {
    const { rows } = await sql<{ account: string; taken: number; handedOut: number }>`
      select account, sum(taken)::bigint as taken, sum(handed_out)::bigint as handed_out
      from (
        select case when refund_id is null then to_account else from_account end as account,
          case when refund_id is null then amount else 0 end as taken,
          case when refund_id is null then 0 else amount end as handed_out
        from transfers where at >= ${from} and at < ${until}) moved
      where account like 'desk:%' group by account order by account`.execute(db)
    return rows
  },

  isPaid: async (providerReference: string) =>
    (await db
      .selectFrom('transfers')
      .select('id')
      .where('providerReference', '=', providerReference)
      .where('refundId', 'is', null)
      .executeTakeFirst()) !== undefined,

  /** How a payment was booked: what is paid back goes the same way in the other direction. */
  ofPayment: (providerReference: string) =>
    db
      .selectFrom('transfers')
      .select(['fromAccount', 'toAccount'])
      .where('providerReference', '=', providerReference)
      .where('refundId', 'is', null)
      .executeTakeFirstOrThrow(),
})

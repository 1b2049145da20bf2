import type { Generated, Insertable } from 'kysely'
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

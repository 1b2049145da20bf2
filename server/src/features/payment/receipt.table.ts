import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface ReceiptTables {
  receipts: {
    /** In which it was issued. */
    year: number
    /** From 1, without a gap. */
    number: number
    orderId: number
    issuedAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends ReceiptTables {}
}

export const receiptTable = (db: Db) => ({
  /** Others may read meanwhile; nobody else numbers. */
  lock: () => sql`lock table receipts in share row exclusive mode`.execute(db),

  /** An order that has one keeps it. */
  issue: ({ orderId, year, issuedAt }: { orderId: number; year: number; issuedAt: Date }) =>
    db
      .insertInto('receipts')
      .values({
        ...{ orderId, year, issuedAt },
        number: sql`(select coalesce(max(number), 0) + 1 from receipts where year = ${year})`,
      })
      .onConflict((conflict) => conflict.column('orderId').doNothing())
      .execute(),

  ofOrder: (orderId: number) =>
    db.selectFrom('receipts').select(['year', 'number', 'issuedAt']).where('orderId', '=', orderId).executeTakeFirst(),
})

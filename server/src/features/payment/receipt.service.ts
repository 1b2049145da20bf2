import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { receiptTable } from './receipt.table.ts'

/** Receipts are numbered by year without a gap: one at a time, and not on the way of a payment. */
export const receiptService = (deps: Deps) => ({
  issue: (orderId: number) =>
    inTransaction(deps, async ({ db, clock }) => {
      await receiptTable(db).lock()
      await receiptTable(db).issue({ orderId, year: Number(clock.today().slice(0, 4)), issuedAt: clock.now() })
    }),
})

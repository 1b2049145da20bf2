import { type desk, type Given, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { movementTable } from './movement.table.ts'
import { orderTable } from './order.table.ts'
import { askAgain, completeRefund } from './refund.service.ts'
import { refundTable } from './refund.table.ts'

/** Days, and lines of a list, that the desk shows. */
const [shownDays, shownLines] = [31, 100]

type Transfer = Given<typeof desk.payment.transferRefund>['body'] & { staffId: number }
type Settling = Given<typeof desk.payment.settle>['body'] & { staffId: number }

/** What the accountant does: refunds that have failed, and differences between the books. */
export const booksService = (deps: Deps) => {
  /** A refund that the provider has refused, held fast. @throws not_found, refund_not_open */
  const failed = async (db: Parameters<typeof refundTable>[0], id: number) => {
    const refund = await refundTable(db).find(id)
    if (!refund) throw new Refusal('not_found')
    if (refund.state !== 'failed') throw new Refusal('refund_not_open')
    const { reference } = await orderTable(db).paid(refund.orderId)
    return { refund, subject: { kind: 'order' as const, id: reference } }
  }

  return {
    refunds: async () => ({
      refunds: (await refundTable(deps.db).failed(shownLines)).map(({ wantedAt, ...refund }) => ({
        ...refund,
        wantedAt: wantedAt.toISOString(),
      })),
    }),

    /** @throws not_found, refund_not_open */
    retry: ({ refund: id, staffId }: { refund: number; staffId: number }) =>
      inTransaction(deps, async (deps) => {
        const { subject } = await failed(deps.db, id)
        await askAgain(deps, id)
        await auditService(deps).write({ by: staffId, act: 'refund_retried', subject })
        return {}
      }),

    /** @throws not_found, refund_not_open */
    transfer: ({ refund: id, note, staffId }: Transfer) =>
      inTransaction(deps, async (deps) => {
        const { refund, subject } = await failed(deps.db, id)
        await completeRefund(deps, refund, { way: 'bank', account: 'bank', settledBy: staffId, note })
        await auditService(deps).write({ by: staffId, act: 'refund_transferred', subject, detail: note })
        return {}
      }),

    async reconciliations() {
      const table = movementTable(deps.db)
      const differences = await table.differences(shownLines)
      return {
        days: await table.days(shownDays),
        differences: differences.map(({ settledAt, ...one }) => ({
          ...one,
          settledAt: settledAt?.toISOString() ?? null,
        })),
      }
    },

    /** @throws not_found, difference_settled */
    settle: ({ difference: id, note, staffId }: Settling) =>
      inTransaction(deps, async (deps) => {
        const { db, clock } = deps
        if (!(await movementTable(db).has(id))) throw new Refusal('not_found')
        const isSettled = await movementTable(db).settle(id, { settledAt: clock.now(), settledBy: staffId, note })
        if (!isSettled) throw new Refusal('difference_settled')
        const subject = { kind: 'difference' as const, id: String(id) }
        await auditService(deps).write({ by: staffId, act: 'difference_settled', subject, detail: note })
        return {}
      }),
  }
}

import type { PaidWay } from '@palaestra/contract'
import { referenceFrom } from '../../caseReference.ts'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hour } from '../../ports/clock.ts'
import { type FollowName, type OrderEnd, type OrderLine, orderTable } from './order.table.ts'
import { wantRefund } from './refund.service.ts'
import { transferTable } from './transfer.table.ts'

interface Ordered {
  /** Null for somebody without membership, who pays at a desk. */
  memberId: number | null
  /** The job that is added when it is paid, or ended. */
  follow: FollowName
  payBy: Date
  lines: readonly OrderLine[]
}
/** A payment as the provider says it. */
export interface Payment {
  provider: string
  /** Our order. */
  key: string
  /** The provider’s name of the payment. */
  reference: string
  amount: number
  at: Date
  /** The account on which it arrives; left out, that of the provider. */
  account?: string
  /** Left out, `online`. */
  paidBy?: PaidWay
}
/** `twice` was given back; the last two need a person. */
export type Outcome = 'taken' | 'known' | 'twice' | 'other_amount' | 'unknown'

/** Seconds after its beginning for which an order is kept at most while the provider does not answer. */
export const keptUnanswered = 2 * hour

/** Orders, in the transaction of what they are for. */
export const orderService = ({ db, clock, jobs }: Uses<'clock' | 'jobs', Tx>) => {
  const orders = orderTable(db)
  const tell = (follow: FollowName, data: OrderEnd) => jobs.add(db, { name: follow, data })

  return {
    /** Orders what the caller holds. Its amount is the sum of the lines. */
    async place({ memberId, follow, payBy, lines }: Ordered) {
      const amount = lines.reduce((sum, line) => sum + line.amount, 0)
      // A reference that is taken is chosen anew; three in a row are no accident.
      for (let tries = 0; tries < 3; tries += 1) {
        const reference = referenceFrom('P', clock.today())
        const order = await orders.add({ reference, memberId, follow, amount, payBy, createdAt: clock.now() })
        if (!order) continue
        await orders.addLines(order.id, lines)
        return order
      }
      throw new Error('no reference was free')
    },

    /** Gives more time. False where it is over, or paid. */
    prolong: async (id: number, payBy: Date) => (await orders.prolong(id, payBy)) !== undefined,

    /** Takes a payment, once. What is paid a second time goes back. */
    async take({ provider, key, reference, amount, at, account, paidBy = 'online' }: Payment): Promise<Outcome> {
      const order = await orders.hold(key)
      if (!order) return 'unknown'
      if (await transferTable(db).isPaid(reference)) return 'known'
      if (amount !== order.amount) return 'other_amount'
      const { id: orderId, follow, state } = order
      const accounts = { fromAccount: `income:${follow.split('.')[0]}`, toAccount: account ?? `provider:${provider}` }
      await transferTable(db).add({ ...accounts, at, amount, orderId, refundId: null, providerReference: reference })
      if (state === 'paid' || state === 'paid_late') {
        await wantRefund({ db, clock, jobs }, { orderId, providerReference: reference, amount, cause: 'twice' })
        return 'twice'
      }
      const isLate = state === 'ended'
      const paid = { paidAt: at, paidBy, provider, providerReference: reference }
      await orders.note(orderId, { state: isLate ? 'paid_late' : 'paid', ...paid })
      await tell(follow, { order: orderId, end: isLate ? 'late' : 'paid' })
      await jobs.add(db, { name: 'payment.receipt', data: { order: orderId } })
      return 'taken'
    },

    /** Ends an order that nobody has paid. One that was paid meanwhile stays so. */
    async end(reference: string) {
      const order = await orders.hold(reference)
      if (order?.state !== 'open') return
      await orders.note(order.id, { state: 'ended' })
      await tell(order.follow, { order: order.id, end: 'unpaid' })
    },
  }
}

import {
  addDays,
  type DeskWay,
  type desk,
  deskWays,
  foreignNameOf,
  type Given,
  type Locale,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { checkoutService, receiptNumber, saidIn } from './checkout.service.ts'
import { orderService } from './order.service.ts'
import { type Order, orderTable } from './order.table.ts'
import { placeTable } from './place.table.ts'
import { receiptTable } from './receipt.table.ts'
import { completeRefund } from './refund.service.ts'
import { refundTable } from './refund.table.ts'
import { transferTable } from './transfer.table.ts'

type Taking = Given<typeof desk.payment.takeOrder>['body'] & { staffId: number }
type HandingOut = Given<typeof desk.payment.handOut>['body'] & { staffId: number }

/** The drawer of a desk, or its card terminal, in the books. */
const accountAt = (place: string, means: DeskWay) => `desk:${place}/${means}`

const subjectOf = ({ memberId, reference }: Pick<Order, 'memberId' | 'reference'>) =>
  memberId === null ? { kind: 'order' as const, id: reference } : { kind: 'member' as const, id: String(memberId) }

/** Money at the desk: for orders that somebody pays there, and back to whom it has come from. */
export const cashierService = (deps: Deps) => {
  const { db, clock } = deps
  const { closePage } = checkoutService(deps)

  /** @throws not_found */
  const find = async (reference: string) => {
    const order = await orderTable(db).byReference(reference)
    if (!order) throw new Refusal('not_found')
    return order
  }
  /** @throws not_found, at the field */
  const needPlace = async (place: string) => {
    if (!(await placeTable(db).has(place))) throw Refusal.at('place', 'not_found')
  }
  /** @throws order_paid, hold_over */
  const needOpen = ({ state, payBy }: Order) => {
    if (state === 'paid' || state === 'paid_late') throw new Refusal('order_paid')
    if (state === 'ended' || payBy <= clock.now()) throw new Refusal('hold_over')
  }

  return {
    /** Writes down who looks before it returns anything. @throws not_found */
    async look(search: string, staffId: number, locale: Locale): Promise<Reply<typeof desk.payment.findOrder>> {
      const order = await find(search.toUpperCase())
      const { id, memberId, reference, amount, state, paidBy, paidAt, payBy } = order
      await inTransaction(deps, (deps) =>
        auditService(deps).write({
          by: staffId,
          act: 'looked',
          subject: subjectOf(order),
          detail: `payment ${reference}`,
        }),
      )
      const member = memberId === null ? undefined : await accountTable(db).byId(memberId)
      const receipt = await receiptTable(db).ofOrder(id)
      const lines = await orderTable(db).lines([id])
      const refunds = await refundTable(db).ofOrder(id)
      return {
        ...{ reference, amount, state: state === 'paid_late' ? 'paid' : state },
        memberNumber: member?.memberNumber ?? null,
        name: member ? [member.nameZh, foreignNameOf(member)].filter(Boolean).join(' ') : '',
        ...{ paidBy: paidAt ? paidBy : null, paidAt: paidAt?.toISOString() ?? null, payBy: payBy.toISOString() },
        receipt: receipt ? receiptNumber(receipt) : null,
        lines: lines.map((line) => ({ said: line[saidIn[locale]], amount: line.amount, refunded: line.refunded })),
        refunds: refunds.map(({ id, amount, cause, state, way }) => ({ id, amount, cause, state, way })),
      }
    },

    /** @throws not_found, order_paid, hold_over, payment_unavailable */
    async take({ reference, means, place, staffId }: Taking) {
      const order = await find(reference)
      needOpen(order)
      await needPlace(place)
      // Outside of every transaction: from here on nobody can pay on the page, or somebody has.
      await closePage(order)
      return inTransaction(deps, async (deps) => {
        const held = await orderTable(deps.db).hold(reference)
        needOpen(held ?? order)
        await orderService(deps).take({
          ...{
            provider: 'desk',
            key: reference,
            reference: `desk ${reference}`,
            amount: order.amount,
            at: clock.now(),
          },
          ...{ account: accountAt(place, means), paidBy: means },
        })
        const detail = `${reference}: ${means}, ${place}`
        await auditService(deps).write({ by: staffId, act: 'order_taken', subject: subjectOf(order), detail })
        return {}
      })
    },

    /** @throws not_found, refund_not_open */
    async handOut({ refund: id, place, staffId }: HandingOut) {
      await needPlace(place)
      return inTransaction(deps, async (deps) => {
        const refund = await refundTable(deps.db).find(id)
        if (!refund) throw new Refusal('not_found')
        const order = await orderTable(deps.db).paid(refund.orderId)
        const means = deskWays.find((one) => one === order.paidBy)
        if (refund.way !== 'desk' || refund.state !== 'wanted' || !means) throw new Refusal('refund_not_open')
        await completeRefund(deps, refund, { way: 'desk', account: accountAt(place, means), settledBy: staffId })
        const detail = `${order.reference}: ${means}, ${place}`
        await auditService(deps).write({ by: staffId, act: 'refund_handed_out', subject: subjectOf(order), detail })
        return {}
      })
    },

    places: async (locale: Locale) => ({ places: await placeTable(db).all(locale) }),

    /** What was taken and handed out at each desk on a day. */
    async takings(day = clock.today()) {
      const moved = await transferTable(db).atDesks(clock.at(day, '00:00'), clock.at(addDays(day, 1), '00:00'))
      return {
        day,
        takings: moved.flatMap(({ account, taken, handedOut }) => {
          const [, place = '', way] = /^desk:([^/]+)\/(\w+)$/.exec(account) ?? []
          const means = deskWays.find((one) => one === way)
          return means ? [{ place, means, taken, handedOut }] : []
        }),
      }
    },
  }
}

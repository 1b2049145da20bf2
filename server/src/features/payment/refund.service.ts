import type { Locale, RefundCause, RefundWay } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { CheckoutProblem } from '../../ports/checkout.ts'
import { after, hour, minute } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { askEach } from './asking.service.ts'
import { orderTable } from './order.table.ts'
import { type NewRefund, refundTable } from './refund.table.ts'
import { transferTable } from './transfer.table.ts'

/** Wants money back, in the transaction of why. A job asks the provider for it; at a desk somebody has to hand it out. */
export const wantRefund = async ({ db, clock, jobs }: Uses<'clock' | 'jobs', Tx>, refund: NewRefund) => {
  const { id } = await refundTable(db).add({ ...refund, wantedAt: clock.now() })
  if (refund.way !== 'desk') await jobs.add(db, { name: 'payment.refund', data: { refund: id } })
}

/** Gives back what is left of an order: what went back before does not go back again. */
export const giveBackOrder = async (
  deps: Uses<'clock' | 'jobs', Tx>,
  { orderId, cause }: { orderId: number; cause: Exclude<RefundCause, 'twice'> },
) => {
  const orders = orderTable(deps.db)
  const { providerReference, paidBy } = await orders.paid(orderId)
  const lines = await orders.lines([orderId])
  const left = lines.map(({ place, amount, refunded }) => ({ place, rest: amount - refunded }))
  const amount = left.reduce((sum, { rest }) => sum + rest, 0)
  if (amount === 0) return 0
  for (const { place, rest } of left) await orders.giveBack(orderId, place, rest)
  const way = paidBy === 'online' ? ('provider' as const) : ('desk' as const)
  await wantRefund(deps, { orderId, providerReference, amount, cause, way })
  return amount
}

type Refund = Awaited<ReturnType<ReturnType<typeof refundTable>['byId']>>
type ToConfirm = Uses<'clock' | 'settings' | 'keys' | 'origin', Tx>

interface Completion {
  way: RefundWay
  /** From which it was paid back; left out, the one on which it had arrived. */
  account?: string
  settledBy?: number
  note?: string
}
const saidOf = { provider: 'refunded', desk: 'handedOut', bank: 'transferred' } as const

/** The money is back: into the books, and the member is told. */
export const completeRefund = async (
  deps: ToConfirm,
  { id, orderId, providerReference, amount, state }: Refund,
  { account, ...how }: Completion = { way: 'provider' },
) => {
  if (state === 'done') return
  const { db, clock } = deps
  const at = clock.now()
  const { fromAccount, toAccount } = await transferTable(db).ofPayment(providerReference)
  const back = { fromAccount: account ?? toAccount, toAccount: fromAccount }
  await transferTable(db).add({ ...back, at, amount, orderId, refundId: id, providerReference })
  await refundTable(db).note(id, { ...how, state: 'done', doneAt: at })
  const { memberId, reference } = await orderTable(db).paid(orderId)
  if (memberId === null) return
  const member = await accountTable(db).byId(memberId)
  const say = (language: Locale) =>
    letters[language].payment[saidOf[how.way]]({ reference, amount, hotline: deps.settings.hotline })
  await letterService(deps).notifyOnce(member, { kind: 'notice', say })
}

/** The provider tells that it has paid back. */
export const confirmRefund = async (deps: ToConfirm, { key, amount }: { key: string; amount: number }) => {
  const refund = await refundTable(deps.db).holdByKey(key)
  if (!refund) return 'unknown'
  if (refund.state === 'done') return 'known'
  if (refund.amount !== amount) return 'other_amount'
  await completeRefund(deps, refund)
  return 'taken'
}

/** A refund that has failed is asked for once more, by its own key: the provider pays back once. */
export const askAgain = async ({ db, jobs }: Uses<'jobs', Tx>, id: number) => {
  await refundTable(db).note(id, { state: 'wanted' })
  await jobs.add(db, { name: 'payment.refund', data: { refund: id } })
}

/** Seconds after which is asked about again of what nothing was heard, and for what could not be asked by its job. */
const [silentFor, wantedFor] = [hour, 5 * minute]
const portion = 50

export const refundService = (deps: Deps) => {
  /**
   * Asks the provider, whose answer to the same key is the same. Where it does not answer, the job comes again; where it
   * says no, a person has to look.
   */
  const send = async (id: number) => {
    const { db, checkout } = deps
    const refund = await refundTable(db).byId(id)
    if (refund.state === 'done' || refund.state === 'failed' || refund.way !== 'provider') return
    const { key, providerReference: reference, amount } = refund
    if (!checkout) throw new CheckoutProblem('unavailable')
    const answer = await checkout.refund({ key, reference, amount }).catch((error: unknown) => {
      if (error instanceof CheckoutProblem && error.kind === 'refused') return { state: 'failed' as const }
      throw error
    })
    await inTransaction(deps, async (deps) => {
      const { db, clock, alarms } = deps
      const held = await refundTable(db).hold(id)
      // The news can have been faster than the answer.
      if (held.state === 'done' || held.way !== 'provider') return
      if (answer.state === 'done') await completeRefund(deps, held)
      else await refundTable(db).note(id, { state: answer.state, askedAt: clock.now() })
      if (answer.state === 'failed') alarms.raise('refund_failed')
    })
  }

  return {
    send,

    /**
     * Asks again about what was sent and of which nothing was heard, and for what is wanted in vain: the job of a refund
     * comes ever less often while the provider is away, and some day not at all.
     */
    async askSilent() {
      const now = deps.clock.now()
      const before = { askedBefore: after(now, -silentFor), wantedBefore: after(now, -wantedFor) }
      const silent = await refundTable(deps.db).silent({ ...before, most: portion })
      return askEach(silent, async ({ id }) => {
        await send(id)
        return true
      })
    },
  }
}

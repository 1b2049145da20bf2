import { type api, foreignNameOf, type Locale, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { CheckoutProblem } from '../../ports/checkout.ts'
import { after, minute } from '../../ports/clock.ts'
import { accountTable } from '../account/account.table.ts'
import { askEach } from './asking.service.ts'
import { keptUnanswered, orderService } from './order.service.ts'
import { type Order, ordersOfPage, orderTable } from './order.table.ts'
import { receiptTable } from './receipt.table.ts'
import { refundTable } from './refund.table.ts'

type Shown = Reply<typeof api.payment.order>
type PageState = Shown['page']

/** Seconds within which the provider is asked once about an order, however often its member looks. */
const askedOnceIn = 3
/** Seconds after the end of an order in which news may still come; then the provider is asked. */
const grace = 2 * minute
/**
 * Seconds for which the provider keeps its page longer than the order. The order may be kept longer meanwhile; the portal
 * closes the page itself, and may be away.
 */
const pageOutlives = keptUnanswered + 15 * minute
/** Seconds before the end of an order about which the provider does not answer, in which it is kept longer. */
const soon = 5 * minute
/** Orders about which the provider is asked in one portion. */
const portion = 50

/** The column with the name of a line in each language. */
export const saidIn = { zh: 'saidZh', pt: 'saidPt', en: 'saidEn' } as const

const orUnavailable = async <Answer>(ask: () => Promise<Answer>) => {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof CheckoutProblem ? new Refusal('payment_unavailable') : error
  }
}

/** The way to the provider and back. Nothing of it is asked within a transaction. */
export const checkoutService = (deps: Deps) => {
  const { db, clock, origin } = deps
  const orders = orderTable(db)
  /** @throws CheckoutProblem where there is none any more */
  const provider = () => {
    if (!deps.checkout) throw new CheckoutProblem('unavailable')
    return deps.checkout
  }

  const mine = async (memberId: number, reference: string) => {
    const order = await orders.ofMember(memberId, reference)
    if (!order) throw new Refusal('not_found')
    return order
  }

  /** Asks for the page of an order. The same order has the same page, whoever asks again. */
  const page = async ({ id, reference: key, amount, payBy }: Order, locale: Locale) => {
    const lines = await orders.lines([id])
    const said = lines.map((line) => line[saidIn[locale]]).join('; ')
    const returnTo = `${origin}/${locale}/payment/orders?reference=${key}`
    return provider().open({ key, amount, said, locale, payBy: after(payBy, pageOutlives), returnTo })
  }

  const take = (order: Pick<Order, 'reference'>, reference: string, paid: { amount: number; paidAt: Date | null }) =>
    inTransaction(deps, (deps) =>
      orderService(deps).take({
        ...{ provider: provider().provider, key: order.reference, reference },
        ...{ amount: paid.amount, at: paid.paidAt ?? clock.now() },
      }),
    )

  const standingOf = async (reference: string) => {
    try {
      return await provider().standing(reference)
    } catch (error) {
      if (error instanceof CheckoutProblem) return undefined
      throw error
    }
  }

  /** Whoever was left without an answer loses nothing by that: it is asked for again, and what was ordered is kept. */
  const noteSilence = ({ id, follow, payBy }: Order) =>
    inTransaction(deps, async ({ db, clock, jobs }) => {
      const now = clock.now()
      await orderTable(db).unanswered(id, now)
      if (payBy <= after(now, soon)) await jobs.add(db, { name: follow, data: { order: id, end: 'unanswered' } })
    })

  const orNoteSilence = async <Answer>(order: Order, ask: () => Promise<Answer>) => {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof CheckoutProblem && error.kind === 'unavailable') await noteSilence(order)
      throw error
    }
  }

  /**
   * What the provider says of an order on whose page somebody may be paying: asked a moment ago, what it has said then.
   * Its silence changes nothing.
   */
  const askAbout = async (order: Order): Promise<PageState> => {
    const { id, state, providerReference, askedAt, unpaidAt } = order
    if (state !== 'open' || providerReference === null) return 'none'
    const now = clock.now()
    if (!(await orders.asking(id, now, after(now, -askedOnceIn))))
      return askedAt !== null && unpaidAt !== null && unpaidAt >= askedAt ? 'unpaid' : 'unknown'
    const standing = await standingOf(providerReference)
    if (!standing) {
      await noteSilence(order)
      return 'unknown'
    }
    if (standing.state === 'paid') await take(order, providerReference, standing)
    else await orders.unpaid(id, now)
    return 'unpaid'
  }

  /** Closes the page of an order at the provider: from then on nobody can pay on it, or somebody has, and it is taken. */
  const closePage = async (order: Order) => {
    // Where the process died between asking for a page and noting it, the same question finds it.
    const isOpened = order.provider !== null
    const reference = order.providerReference ?? (isOpened ? (await page(order, 'zh')).reference : undefined)
    const standing = reference === undefined ? undefined : await provider().end(reference)
    if (reference === undefined || standing?.state !== 'paid') return 'closed'
    await take(order, reference, standing)
    return 'paid'
  }
  /** Ends an order that nobody has paid. */
  const end = async (order: Order) => {
    if ((await closePage(order)) === 'closed')
      await inTransaction(deps, (deps) => orderService(deps).end(order.reference))
  }

  /** Asks about an order that can still be paid, and about which the provider has not answered. @throws CheckoutProblem */
  const askAgain = async (order: Order) => {
    const { id, reference, providerReference } = order
    // Of an order without a page it knows nothing, and says so: that is an answer.
    const standing = await provider()
      .standing(providerReference ?? reference)
      .catch((error: unknown) => {
        if (providerReference === null && error instanceof CheckoutProblem && error.kind === 'refused') return undefined
        throw error
      })
    if (providerReference !== null && standing?.state === 'paid') await take(order, providerReference, standing)
    else await orders.unpaid(id, clock.now())
  }

  /** Of those about which nothing is known what was ordered is kept longer, before their time is over. */
  const keepUnanswered = async () => {
    const now = clock.now()
    const unanswered = await orders.unansweredBetween(now, after(now, soon))
    if (unanswered.length === 0) return
    await inTransaction(deps, async ({ db, jobs }) => {
      for (const { id, follow } of unanswered)
        await jobs.add(db, { name: follow, data: { order: id, end: 'unanswered' } })
    })
  }

  const shown = async (order: Order, page: PageState, locale: Locale): Promise<Shown> => {
    const lines = await orders.lines([order.id])
    const receipt = await receiptTable(db).ofOrder(order.id)
    const { reference, amount, state, payBy, paidAt } = order
    return {
      ...{ reference, amount, state: state === 'paid_late' ? 'paid' : state, page: state === 'open' ? page : 'none' },
      payBy: payBy.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      lines: lines.map((line) => ({ said: line[saidIn[locale]], amount: line.amount, refunded: line.refunded })),
      pays: (await orders.pays(order.id)) ?? null,
      receipt: receipt ? receiptNumber(receipt) : null,
      refunds: (await refundTable(db).ofOrder(order.id)).map(({ amount, cause, way, doneAt }) => ({
        ...{ amount, cause, way },
        doneAt: doneAt?.toISOString() ?? null,
      })),
    }
  }

  return {
    /** The same for whoever takes the money otherwise. @throws payment_unavailable */
    closePage: (order: Order) => orUnavailable(() => orNoteSilence(order, () => closePage(order))),

    /** The address of the page on which an order is paid. @throws not_found, hold_over, payment_unavailable */
    async open(memberId: number, reference: string, locale: Locale) {
      const order = await mine(memberId, reference)
      const opened = await orUnavailable(async () => {
        const { provider: name } = provider()
        if (!(await orders.opening(order.id, name, clock.now()))) throw new Refusal('hold_over')
        return orNoteSilence(order, () => page(order, locale))
      })
      if (!(await orders.opened(order.id, opened.reference))) throw new Refusal('hold_over')
      return { address: opened.address, order: reference, payBy: order.payBy.toISOString() }
    },

    /** An order as it stands: whoever comes back from paying need not wait for news. @throws not_found */
    async look(memberId: number, reference: string, locale: Locale) {
      const page = await askAbout(await mine(memberId, reference))
      return shown(await mine(memberId, reference), page, locale)
    },

    /** What is printed of an order that was paid. @throws not_found */
    async receipt(memberId: number, reference: string, locale: Locale) {
      const { id, amount, paidAt } = await mine(memberId, reference)
      const receipt = await receiptTable(db).ofOrder(id)
      if (!receipt || !paidAt) throw new Refusal('not_found')
      const { memberNumber, nameZh, firstName, surname } = await accountTable(db).byId(memberId)
      const lines = await orders.lines([id])
      return {
        ...{ number: receiptNumber(receipt), amount, memberNumber },
        payer: nameZh ?? foreignNameOf({ nameZh, surname, firstName }),
        issuedAt: receipt.issuedAt.toISOString(),
        paidAt: paidAt.toISOString(),
        lines: lines.map((line) => ({ said: line[saidIn[locale]], amount: line.amount, refunded: line.refunded })),
      }
    },

    /** One’s orders, the newest first. */
    async list(memberId: number, before: number | undefined, locale: Locale) {
      const found = await orders.page(memberId, before)
      const page = found.slice(0, ordersOfPage)
      const lines = await orders.lines(page.map(({ id }) => id))
      return {
        items: page.map(({ id, reference, amount, state, createdAt, year, number }) => ({
          ...{ reference, amount, state: state === 'paid_late' ? ('paid' as const) : state },
          createdAt: createdAt.toISOString(),
          said: lines.filter(({ orderId }) => orderId === id).map((line) => line[saidIn[locale]]),
          refunded: lines.filter(({ orderId }) => orderId === id).reduce((sum, line) => sum + line.refunded, 0),
          receipt: year !== null && number !== null ? receiptNumber({ year, number }) : null,
        })),
        next: found.length > page.length ? String(page.at(-1)?.id) : null,
      }
    },

    /** Closes an order before its time, and its page: nobody may pay it any more. @throws CheckoutProblem */
    async close(id: number) {
      const order = await orders.byId(id)
      if (order?.state === 'open') await end(order)
    },

    /**
     * A portion of what is due: orders whose time is over, and those about which the provider has not answered. Where it is
     * silent, they are asked about again, a minute later. `again`: some of them had been asked about before.
     */
    async due() {
      const now = clock.now()
      const over = after(now, -grace)
      const found = await orders.toAsk({ payBy: over, askedBefore: after(now, -minute), most: portion })
      const asked = await askEach(found, async (order) => {
        // One process asks.
        if (!(await orders.asking(order.id, now, now))) return false
        await (order.payBy <= over ? end(order) : askAgain(order))
        return true
      })
      if (asked.inVain > 0) await keepUnanswered()
      const isMore = found.length === portion && !asked.left && asked.inVain === 0
      return { ...asked, isMore, again: found.some(({ askedAt }) => askedAt !== null) }
    },
  }
}

/** As it stands on the receipt. @example 2026/000123 */
export const receiptNumber = ({ year, number }: { year: number; number: number }) =>
  `${year}/${String(number).padStart(6, '0')}`

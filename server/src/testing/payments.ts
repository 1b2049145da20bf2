import { signedHeaders } from '../adapters/checkout/news.ts'
import { doDue } from '../due.ts'
import { booking } from '../features/booking/booking.feature.ts'
import { payment } from '../features/payment/payment.feature.ts'
import { CheckoutProblem } from '../ports/checkout.ts'
import { bookingsOf, offer } from './bookings.ts'
import type { Portal } from './portal.ts'

export type Way = 'pay' | 'refuse' | 'silent' | 'twice' | 'late'

/** Does the work of the minute about bookings and payments, and what follows from it. The timetable stays as a test has made it. */
export const aMinutePasses = async (portal: Portal) => {
  await doDue([booking.due, payment.due], portal.deps)
  await portal.doJobs()
}

/** A portal that takes payments by the sandbox, with a court of 40 patacas, and somebody who books it. */
export const payingPortal = async (
  portal: Portal,
  {
    before = async (): Promise<unknown> => undefined,
    name = 'adult' as 'adult' | 'minor',
    code = 'a1',
    day = '2026-03-04',
    language = 'zh' as 'zh' | 'en',
  } = {},
) => {
  portal.payments.takeBy(portal.payments.sandbox.checkout)
  const slots = await offer(portal, code, day)
  await before()
  const member = await portal.memberAs(name, { language })
  const { data } = await bookingsOf(member).book([slots[0]])
  const reference: string = data.reference
  return {
    ...{ member, slots, reference, booked: data },
    payPage: () => member.post('/vbs/pay', { reference }),
    /** Goes to the page of the provider, and does something there. */
    onPage: async (way: Way) => {
      const paying = await member.post('/vbs/pay', { reference })
      const { pathname } = new URL(paying.data.address)
      const { headers } = await portal.app.inject({ method: 'POST', url: `${pathname}/${way}` })
      return { order: paying.data.order as string, back: String(headers['location']) }
    },
    booking: async () => (await bookingsOf(member).one(reference)).data,
    order: async (order: string) => (await member.get(`/payment/order?reference=${order}`)).data,
    transfers: () =>
      portal.db.selectFrom('transfers').select(['fromAccount', 'toAccount', 'amount']).orderBy('id').execute(),
  }
}

/** The same provider, of whom nothing is heard when it is asked. */
export const silentProvider = (portal: Portal) => {
  const away = async () => {
    throw new CheckoutProblem('unavailable')
  }
  return { ...portal.payments.sandbox.checkout, open: away, standing: away, end: away, refund: away, movements: away }
}

/** Sends news as the provider does. */
export const tellPortal = async (portal: Portal, about: object, secret = portal.payments.sandbox.newsSecret) => {
  const body = JSON.stringify({ id: crypto.randomUUID(), at: portal.clock.now().toISOString(), ...about })
  const headers = { 'content-type': 'application/json', ...signedHeaders(secret, body, new Date()) }
  return (await portal.app.inject({ method: 'POST', url: '/api/payment/news', headers, payload: body })).statusCode
}

/** An order of somebody, paid and with a receipt: they need not be one who may book. */
export const anOrderOf = async (portal: Portal, memberId: number) => {
  const now = portal.clock.now()
  const reference = 'P26-7AAAAA'
  const paid = { provider: 'sandbox', providerReference: 'theirs', askedAt: null, unpaidAt: null, paidAt: now }
  const { id } = await portal.db
    .insertInto('orders')
    .values({
      reference,
      memberId,
      follow: 'booking.settle',
      amount: 4000,
      state: 'paid',
      payBy: now,
      createdAt: now,
      ...paid,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await portal.db.insertInto('receipts').values({ year: 2026, number: 1, orderId: id, issuedAt: now }).execute()
  return reference
}

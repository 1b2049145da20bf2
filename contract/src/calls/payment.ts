import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { moment } from '../replies.ts'
import { paidKinds, refundCauses, refundWays } from '../rules/payment.ts'

/** In avos: hundredths of a pataca. @example 4000 */
const amount = z.number()
/** The name of an order. @example P26-7KQ4NX */
const reference = z.string()
const referenceGiven = z.string().check(z.regex(/^P\d\d-[A-Z0-9]{6}$/))
/** `open`: it can still be paid. `ended`: its time was over. */
const state = z.enum(['open', 'paid', 'ended'])

const line = z.object({
  /** What it is. @example Complexo Desportivo Mong-Há · Badminton · Court 6 · 4 March 2026 at 19:00, one hour */
  said: z.string(),
  amount,
  /** What of it is paid back, or will be. @example 0 */
  refunded: amount,
})

/** What one orders and pays. Cards and accounts are the provider’s: the portal sees none. */
export const payment = {
  checkout: post('/payment/checkout', {
    summary: 'The page of the provider on which an order is paid',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The order. @example P26-7KQ4NX */
      order: referenceGiven,
    }),
    reply: z.object({
      /** Where the browser goes. The same order has the same page. @example https://pay.example.mo/7d0c2b1a */
      address: z.string(),
      /** The order. @example P26-7KQ4NX */
      order: reference,
      /** Until when it can be paid. @example 2026-03-02T02:10:00.000Z */
      payBy: moment,
    }),
    refuses: ['not_found', 'hold_over', 'payment_unavailable'],
    pathIsOurs: true,
  }),
  order: get('/payment/order', {
    summary: 'One of one’s orders; while it is open, the provider is asked',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** Of the order. @example P26-7KQ4NX */
      reference: referenceGiven,
    }),
    reply: z.object({
      reference,
      amount,
      state,
      /**
       * Of the page on which it is paid: `none`, where nobody has asked for it or it is settled; `unpaid`, as the provider
       * has just said; `unknown`, where the provider does not answer.
       */
      page: z.enum(['none', 'unpaid', 'unknown']),
      /** Until when it can be paid. @example 2026-03-02T02:10:00.000Z */
      payBy: moment,
      /** When it was paid; null until then. @example 2026-03-02T02:04:00.000Z */
      paidAt: z.nullable(moment),
      /** What was ordered. */
      lines: z.array(line),
      /** What it pays, by which its page is found; null where it has none. */
      pays: z.nullable(
        z.object({
          /** Of which kind it is, and so of which page. @example booking */
          kind: z.enum(paidKinds),
          /** The reference of a booking or a ticket, the code of a class. @example B26-7KQ4NX2M */
          name: z.string(),
        }),
      ),
      /** The number of its receipt; null until it has one. @example 2026/000123 */
      receipt: z.nullable(z.string()),
      /** What is paid back of it. */
      refunds: z.array(
        z.object({
          amount,
          /** `late`: paid when somebody else had the place. `twice`: paid a second time. `closed`: the authority has closed it. */
          cause: z.enum(refundCauses),
          /** `provider`; `desk`: to be collected where money is taken; `bank`: transferred, where the provider has refused. */
          way: z.enum(refundWays),
          /** When it was paid back; null until then. @example null */
          doneAt: z.nullable(moment),
        }),
      ),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  receipt: get('/payment/receipt', {
    summary: 'The receipt of an order that was paid',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** Of the order. @example P26-7KQ4NX */
      reference: referenceGiven,
    }),
    reply: z.object({
      /** By year, without gaps. @example 2026/000123 */
      number: z.string(),
      /** When it was issued. @example 2026-03-02T02:04:01.000Z */
      issuedAt: moment,
      /** When the order was paid. @example 2026-03-02T02:04:00.000Z */
      paidAt: moment,
      /** Who has paid. @example Ana Sousa */
      payer: z.string(),
      /** Their member number. @example 000100016 */
      memberNumber: z.string(),
      amount,
      /** What was ordered. */
      lines: z.array(line),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  orders: get('/payment/orders', {
    summary: 'One’s orders, the newest first, page by page',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** The `next` of the page before. @example 4711 */
      after: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    }),
    reply: z.object({
      /** Twenty at most. */
      items: z.array(
        z.object({
          reference,
          amount,
          state,
          /** When it was ordered. @example 2026-03-02T02:00:00.000Z */
          createdAt: moment,
          /** What was ordered. @example ["Complexo Desportivo Mong-Há · Badminton · Court 6 · 4 March 2026 at 19:00, one hour"] */
          said: z.array(z.string()),
          /** What of it is paid back, or will be. @example 0 */
          refunded: amount,
          /** The number of its receipt; null until it has one. @example 2026/000123 */
          receipt: z.nullable(z.string()),
        }),
      ),
      /** Where the next page begins; null on the last. @example 4698 */
      next: z.nullable(z.string()),
    }),
    pathIsOurs: true,
  }),
}

import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { message, numberOfOne } from '../fields.ts'
import { day, moment } from '../replies.ts'
import { isDay } from '../rules/days.ts'
import {
  deskWays,
  differenceKinds,
  incomeWays,
  paidWays,
  refundCauses,
  refundStates,
  refundWays,
} from '../rules/payment.ts'
import { no, required, trim, written } from '../written.ts'

/** In avos, hundredths of a pataca. @example 4000 */
const amount = z.number()
/** A sum of amounts, in avos. @example 128000 */
const sum = z.number()
/** The name of an order, as the member knows it. @example P26-7KQ4NX */
const reference = z.string()
const orderGiven = z.string().check(z.regex(/^P\d\d-[A-Z0-9]{6}$/))
/** The code of the venue at whose desk it is. @example mong-ha */
const place = z.string({ error: 'required' }).check(z.minLength(1, required), z.regex(/^[a-z0-9-]{0,40}$/))

const refund = {
  /** The number of the refund. @example 17 */
  id: z.number(),
  amount,
  /** `late`: paid when somebody else had the place. `twice`: paid a second time. */
  cause: z.enum(refundCauses),
  /** `sent`: the provider has said that it will; `failed`: that it will not. */
  state: z.enum(refundStates),
  /** `provider`, `desk` for what is handed out, `bank` for what was transferred instead. */
  way: z.enum(refundWays),
}

/** Money at the desk, and the books of the portal beside those of the provider. */
export const payment = {
  findOrder: post('/desk/order/find', {
    summary: 'An order by its reference: what it is for, how it stands, what goes back. Each look is written down',
    access: 'staff',
    permission: 'cashier',
    body: z.strictObject({
      /** As it stands on the member’s screen, or receipt; capitals do not matter. @example P26-7KQ4NX */
      search: written(trim, 20),
    }),
    reply: z.object({
      reference,
      /** Of whoever has ordered; null once they were erased. @example 000000018 */
      memberNumber: z.nullable(z.string()),
      /** What they are called; empty once they were erased. @example 陳小美 Chan Siu Mei */
      name: z.string(),
      amount,
      /** `ended`: its time is over, and nobody has paid. */
      state: z.enum(['open', 'paid', 'ended']),
      /** How it was paid; null where it was not. */
      paidBy: z.nullable(z.enum(paidWays)),
      /** When it was paid; null where it was not. @example 2026-03-02T02:04:00.000Z */
      paidAt: z.nullable(moment),
      /** Until when it can be paid. @example 2026-03-02T02:10:00.000Z */
      payBy: moment,
      /** The number of its receipt; null until it has one. @example 2026/000123 */
      receipt: z.nullable(z.string()),
      /** What was ordered. */
      lines: z.array(
        z.object({
          /** What it is. @example Mong-Há · Badminton · Court 6 · 4 March 2026 at 19:00, one hour */
          said: z.string(),
          amount,
          /** What of it goes back. @example 0 */
          refunded: amount,
        }),
      ),
      /** What goes back, or went. */
      refunds: z.array(z.object(refund)),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  takeOrder: post('/desk/order/paid', {
    summary:
      'Take the money for an order at a desk. Its page at the provider is closed first, so that nobody pays twice',
    access: 'staff',
    permission: 'cashier',
    body: z.strictObject({
      /** The order. @example P26-7KQ4NX */
      reference: orderGiven,
      /** In cash, or by card at the desk. */
      means: z.enum(deskWays, no('required')),
      place,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'order_paid', 'hold_over', 'payment_unavailable'],
    pathIsOurs: true,
  }),
  handOut: post('/desk/refund/hand_out', {
    summary: 'Hand out what goes back of an order that was paid at a desk: in cash, or to the card',
    access: 'staff',
    permission: 'cashier',
    body: z.strictObject({
      /** The refund. @example 17 */
      refund: numberOfOne,
      place,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'refund_not_open'],
    pathIsOurs: true,
  }),
  places: get('/desk/order/places', {
    summary: 'The desks at which money is taken: one at each venue',
    access: 'staff',
    permission: 'cashier',
    reply: z.object({
      /** In the order of the venues. */
      places: z.array(
        z.object({
          /** The code of the venue. @example mong-ha */
          code: z.string(),
          /** Its name. @example Complexo Desportivo Mong-Há */
          name: z.string(),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  takings: get('/desk/order/takings', {
    summary: 'What was taken and handed out at each desk on a day: what has to be in the drawer',
    access: 'staff',
    permission: 'cashier',
    query: z.object({
      /** The day; left out, today. @example 2026-03-02 */
      day: z.optional(day),
    }),
    reply: z.object({
      /** The day. @example 2026-03-02 */
      day,
      /** One for each desk and way of paying with which anything was moved. */
      takings: z.array(
        z.object({
          /** The code of the venue. @example mong-ha */
          place: z.string(),
          /** Cash, or card. */
          means: z.enum(deskWays),
          /** What was taken. */
          taken: sum,
          /** What was handed out. */
          handedOut: sum,
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  refunds: get('/desk/refunds', {
    summary: 'Refunds that the provider has refused: a person has to decide about each',
    access: 'staff',
    permission: 'finance',
    reply: z.object({
      /** The oldest first, a hundred at most. */
      refunds: z.array(
        z.object({
          ...refund,
          reference,
          /** When it was wanted. @example 2026-03-02T02:10:00.000Z */
          wantedAt: moment,
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  retryRefund: post('/desk/refund/retry', {
    summary: 'Ask the provider once more to pay back. By the same key: it pays back once',
    access: 'staff',
    permission: 'finance',
    body: z.strictObject({
      /** The refund. @example 17 */
      refund: numberOfOne,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'refund_not_open'],
    pathIsOurs: true,
  }),
  transferRefund: post('/desk/refund/transfer', {
    summary: 'Note that a refund that the provider has refused was paid by bank transfer, and tell the member',
    access: 'staff',
    permission: 'finance',
    body: z.strictObject({
      /** The refund. @example 17 */
      refund: numberOfOne,
      /** By which the transfer is found again. No account number: it is kept for good. @example Order 2026-118 of 3 March. */
      note: message,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'refund_not_open'],
    pathIsOurs: true,
  }),
  reconciliations: get('/desk/reconciliations', {
    summary: 'The books of the portal beside those of the provider, day by day, and in what they differ',
    access: 'staff',
    permission: 'finance',
    reply: z.object({
      /** The last thirty-one days that were compared, the latest first. */
      days: z.array(
        z.object({
          /** The day. @example 2026-03-01 */
          day,
          /** The name of the provider. @example hosted */
          provider: z.string(),
          /** Payments as the portal has them. */
          oursPaid: sum,
          /** Payments as the provider has them. */
          theirsPaid: sum,
          /** What went back as the portal has it. */
          oursRefunded: sum,
          /** What went back as the provider has it. */
          theirsRefunded: sum,
          /** What the provider has kept for itself. */
          fees: sum,
          /** What the provider has paid out to the authority. */
          payouts: sum,
        }),
      ),
      /** Those that nobody has settled, the oldest first; then those settled last. A hundred at most. */
      differences: z.array(
        z.object({
          /** The number of the difference. @example 5 */
          id: z.number(),
          /** The day of the books. @example 2026-03-01 */
          day,
          /** What it is about. */
          about: z.enum(['payment', 'refund']),
          /** `missing_here`: the provider alone has it; `missing_there`: the portal alone; `other_amount`. */
          kind: z.enum(differenceKinds),
          /** The order, or the name that the provider gives instead. @example P26-7KQ4NX */
          name: z.string(),
          /** The provider’s name of the payment. @example 7d0c2b1a */
          providerReference: z.string(),
          /** As the portal has it; null where it has none. @example null */
          ours: z.nullable(amount),
          /** As the provider has it; null where it has none. @example 4000 */
          theirs: z.nullable(amount),
          /** When it was settled; null until then. @example null */
          settledAt: z.nullable(moment),
          /** Who has settled it; null until then. @example null */
          settledBy: z.nullable(z.string()),
          /** What they have written; null until then. @example null */
          note: z.nullable(z.string()),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  settle: post('/desk/reconciliation/settle', {
    summary: 'Note what has become of a difference, once somebody has looked into it',
    access: 'staff',
    permission: 'finance',
    body: z.strictObject({
      /** The difference. @example 5 */
      difference: numberOfOne,
      /** What was found and done. It is kept for good. @example Paid on the page of another shop of the authority; moved there. */
      note: message,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'difference_settled'],
    pathIsOurs: true,
  }),
  income: get('/desk/income', {
    summary: 'What was paid and paid back in a month, by venue and by way of payment, as the books have it',
    access: 'staff',
    permission: 'finance',
    query: z.object({
      /** The first day of the month. Left out: this month. @example 2026-03-01 */
      month: z.optional(z.string().check(z.refine((text) => isDay(text) && text.endsWith('-01')))),
    }),
    reply: z.object({
      /** The first day of the month. @example 2026-03-01 */
      month: day,
      /** The first day of the month that it is now. @example 2026-03-01 */
      thisMonth: day,
      /** The first day of the first month of which there are books. @example 2025-03-01 */
      firstMonth: day,
      /** By venue, in their order, and by way: those with any. */
      rows: z.array(
        z.object({
          /** The code of the venue; null where what was paid is not known any more by its venue. @example mong-ha */
          venue: z.nullable(z.string()),
          /** What it is called; empty where it is not known any more. @example Mong-Há Sports Centre */
          name: z.string(),
          /** `online`, `cash`, `card`; `bank` for what was transferred instead of paid back online. */
          way: z.enum(incomeWays),
          /** What was paid, in avos. @example 128000 */
          paid: sum,
          /** How many payments. @example 32 */
          payments: z.number(),
          /** What was paid back, in avos. @example 4000 */
          refunded: sum,
          /** How many refunds. @example 1 */
          refunds: z.number(),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
}

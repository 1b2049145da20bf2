import type { Locale, PaidKind, PaidWay } from '@palaestra/contract'
import { type Generated, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { JobData, JobName } from '../../ports/jobs.ts'

/** `paid_late`: paid when the order had ended. */
export type OrderState = 'open' | 'paid' | 'paid_late' | 'ended'

/**
 * What has become of an order. `late`: it was paid when it had ended. `unanswered`: somebody wanted to pay or has paid,
 * the provider does not answer, and its time is soon over.
 */
export interface OrderEnd {
  order: number
  end: 'paid' | 'late' | 'unpaid' | 'unanswered'
}
/** The jobs that may follow an order. */
export type FollowName = { [Name in JobName]: JobData[Name] extends OrderEnd ? Name : never }[JobName]

export interface OrderTables {
  orders: {
    id: Generated<number>
    /** The name by which member, authority and provider refer to it, e.g. `P26-7KQX3M`. It opens nothing. */
    reference: string
    /** Null once the member has been erased, and of somebody without membership. */
    memberId: number | null
    /** The job that is added when it is paid, or ended. */
    follow: FollowName
    /** In avos, the sum of its lines. */
    amount: number
    state: Generated<OrderState>
    payBy: Date
    /** Set before the provider is asked for a page for the first time: from then on there may be one. */
    provider: string | null
    providerReference: string | null
    /**
     * When the provider was last asked, and when it last said that nobody has paid. Asked after that, it has not
     * answered. Null also where it has given the page since.
     */
    askedAt: Date | null
    unpaidAt: Date | null
    paidAt: Date | null
    /** How it was paid, once it was. */
    paidBy: Generated<PaidWay>
    createdAt: Date
  }
  orderLines: {
    orderId: number
    /** From 1. */
    place: number
    saidZh: string
    saidPt: string
    saidEn: string
    /** In avos. */
    amount: number
    refunded: Generated<number>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends OrderTables {}
}

/** What is ordered: its name in the three languages, and what it costs, in avos. */
export interface OrderLine {
  said: Record<Locale, string>
  amount: number
}
interface NewOrder {
  reference: string
  memberId: number | null
  follow: FollowName
  amount: number
  payBy: Date
  createdAt: Date
}

/** Orders of one page of a list. */
export const ordersOfPage = 20

const columns = [
  'id',
  'reference',
  'memberId',
  'follow',
  'amount',
  'state',
  'payBy',
  'provider',
  'providerReference',
  'askedAt',
  'unpaidAt',
  'paidAt',
  'paidBy',
  'createdAt',
] as const
/** Asked, and not answered. */
const isUnanswered = sql<boolean>`asked_at is not null and (unpaid_at is null or unpaid_at < asked_at)`
export type Order = Awaited<ReturnType<ReturnType<typeof orderTable>['byReference']>> & {}

export const orderTable = (db: Db) => ({
  /** Nothing comes back when the reference is taken. */
  add: (order: NewOrder) =>
    db
      .insertInto('orders')
      .values(order)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(columns)
      .executeTakeFirst(),

  addLines: (orderId: number, lines: readonly OrderLine[]) =>
    db
      .insertInto('orderLines')
      .values(
        lines.map(({ said, amount }, index) => ({
          ...{ orderId, place: index + 1, amount },
          ...{ saidZh: said.zh, saidPt: said.pt, saidEn: said.en },
        })),
      )
      .execute(),

  byId: (id: number) => db.selectFrom('orders').select(columns).where('id', '=', id).executeTakeFirst(),

  byReference: (reference: string) =>
    db.selectFrom('orders').select(columns).where('reference', '=', reference).executeTakeFirst(),

  ofMember: (memberId: number, reference: string) =>
    db
      .selectFrom('orders')
      .select(columns)
      .where('reference', '=', reference)
      .where('memberId', '=', memberId)
      .executeTakeFirst(),

  /** The newest first, one more than a page. */
  page: (memberId: number, before?: number) =>
    db
      .selectFrom('orders')
      .leftJoin('receipts', 'receipts.orderId', 'orders.id')
      .select(['orders.id', 'orders.reference', 'orders.amount', 'orders.state', 'orders.createdAt', 'orders.paidAt'])
      .select(['receipts.year', 'receipts.number'])
      .where('orders.memberId', '=', memberId)
      .$if(before !== undefined, (query) => query.where('orders.id', '<', before ?? 0))
      .orderBy('orders.id', 'desc')
      .limit(ordersOfPage + 1)
      .execute(),

  hold: (reference: string) =>
    db.selectFrom('orders').select(columns).where('reference', '=', reference).forUpdate().executeTakeFirst(),

  lines: (orderIds: readonly number[]) =>
    db
      .selectFrom('orderLines')
      .select(['orderId', 'place', 'saidZh', 'saidPt', 'saidEn', 'amount', 'refunded'])
      .where('orderId', 'in', orderIds.length > 0 ? orderIds : [0])
      .orderBy('orderId')
      .orderBy('place')
      .execute(),

  /** What of a member an order pays, by the name of its page. Nothing comes back where it is no longer theirs. */
  async pays(id: number) {
    const { rows } = await sql<{ kind: PaidKind; name: string }>`
      select 'booking' as kind, reference as name from bookings where order_id = ${id} and member_id is not null
      union all select 'ticket', reference from pool_tickets where order_id = ${id} and member_id is not null
      union all select 'class', c.code from enrolments e join courses c on c.id = e.course_id where e.order_id = ${id}
      limit 1`.execute(db)
    return rows[0]
  },

  /** One that was paid, and to whom what is paid back goes. */
  async paid(id: number) {
    const order = await db
      .selectFrom('orders')
      .select(['reference', 'memberId', 'providerReference', 'paidBy'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (order.providerReference === null) throw new Error('an order that was paid has a payment')
    return { ...order, providerReference: order.providerReference }
  },

  note: (
    id: number,
    change: { state: OrderState; paidAt?: Date; paidBy?: PaidWay; provider?: string; providerReference?: string },
  ) => db.updateTable('orders').set(change).where('id', '=', id).execute(),

  /** From now on there may be a page. Nothing comes back where it is over. */
  opening: (id: number, provider: string, now: Date) =>
    db
      .updateTable('orders')
      .set({ provider })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('payBy', '>', now)
      .returning('id')
      .executeTakeFirst(),

  /** Nothing comes back where it has ended meanwhile. */
  opened: (id: number, providerReference: string) =>
    db
      .updateTable('orders')
      .set({ providerReference, askedAt: null })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning('id')
      .executeTakeFirst(),

  /** Until when it may be paid. Nothing comes back where it is over. */
  prolong: (id: number, payBy: Date) =>
    db
      .updateTable('orders')
      .set({ payBy })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning('id')
      .executeTakeFirst(),

  /** Whoever gets it asks the provider; the others have been answered a moment ago. */
  asking: (id: number, now: Date, since: Date) =>
    db
      .updateTable('orders')
      .set({ askedAt: now })
      .where('id', '=', id)
      .where((where) => where.or([where('askedAt', 'is', null), where('askedAt', '<', since)]))
      .returning('id')
      .executeTakeFirst(),

  /** It was asked, and has not answered. */
  unanswered: (id: number, askedAt: Date) =>
    db.updateTable('orders').set({ askedAt }).where('id', '=', id).where('state', '=', 'open').execute(),

  /** Whether there is one about which it has not answered. */
  hasUnanswered: async () =>
    (await db
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'open')
      .where(isUnanswered)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  unpaid: (id: number, unpaidAt: Date) => db.updateTable('orders').set({ unpaidAt }).where('id', '=', id).execute(),

  /**
   * Those whose time was over at this moment, and those about which the provider has not answered. Each has its turn: about
   * the first of them nobody has asked for longest.
   */
  toAsk: ({ payBy, askedBefore, most }: { payBy: Date; askedBefore: Date; most: number }) =>
    db
      .selectFrom('orders')
      .select(columns)
      .where('state', '=', 'open')
      .where((where) => where.or([where('payBy', '<=', payBy), isUnanswered]))
      .where((where) => where.or([where('askedAt', 'is', null), where('askedAt', '<', askedBefore)]))
      .orderBy('askedAt', (order) => order.asc().nullsFirst())
      .orderBy('payBy')
      .limit(most)
      .execute(),

  /** Those about which the provider has not answered, and whose time is over between two moments. */
  unansweredBetween: (from: Date, until: Date) =>
    db
      .selectFrom('orders')
      .select(['id', 'follow'])
      .where('state', '=', 'open')
      .where(isUnanswered)
      .where('payBy', '>', from)
      .where('payBy', '<=', until)
      .execute(),

  /** Takes from a line what is paid back; the database refuses more than was paid. */
  giveBack: (orderId: number, place: number, amount: number) =>
    db
      .updateTable('orderLines')
      .set({ refunded: sql`refunded + ${amount}` })
      .where('orderId', '=', orderId)
      .where('place', '=', place)
      .execute(),
})

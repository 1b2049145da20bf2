import { type Generated, type Insertable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface TransferTables {
  /** The books. Only ever added to. */
  transfers: {
    id: Generated<number>
    at: Date
    /** `income:booking`, `provider:hosted` and the like. */
    fromAccount: string
    toAccount: string
    /** In avos. */
    amount: number
    orderId: number
    /** Null for a payment. */
    refundId: number | null
    /** The payment, also of what is paid back from it. */
    providerReference: string
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends TransferTables {}
}

export const transferTable = (db: Db) => ({
  add: (transfer: Insertable<TransferTables['transfers']>) => db.insertInto('transfers').values(transfer).execute(),

  /** What was moved at desks between two moments, by account. */
  async atDesks(from: Date, until: Date) {
    const { rows } = await sql<{ account: string; taken: number; handedOut: number }>`
      select account, sum(taken)::bigint as taken, sum(handed_out)::bigint as handed_out
      from (
        select case when refund_id is null then to_account else from_account end as account,
          case when refund_id is null then amount else 0 end as taken,
          case when refund_id is null then 0 else amount end as handed_out
        from transfers where at >= ${from} and at < ${until}) moved
      where account like 'desk:%' group by account order by account`.execute(db)
    return rows
  },

  /** When anything was first booked; null where nothing was. */
  first: async () =>
    (
      await db
        .selectFrom('transfers')
        .select(({ fn }) => fn.min('at').as('first'))
        .executeTakeFirstOrThrow()
    ).first,

  /**
   * What was booked between two moments, by the venue of the court or class that was paid and by the account on the other
   * side. Each transfer is in one row: an order pays one of them, and where that is deleted, no venue is known any more.
   */
  async byVenue(from: Date, until: Date) {
    const { rows } = await sql<{
      venue: string | null
      nameZh: string | null
      namePt: string | null
      nameEn: string | null
      account: string
      paid: number
      payments: number
      refunded: number
      refunds: number
    }>`
      select venues.code as venue, venues.name_zh, venues.name_pt, venues.name_en, moved.account,
        coalesce(sum(moved.amount) filter (where moved.refund_id is null), 0)::bigint as paid,
        count(*) filter (where moved.refund_id is null)::int as payments,
        coalesce(sum(moved.amount) filter (where moved.refund_id is not null), 0)::bigint as refunded,
        count(*) filter (where moved.refund_id is not null)::int as refunds
      from (
        select *, case when refund_id is null then to_account else from_account end as account
        from transfers where at >= ${from} and at < ${until}) moved
      left join lateral (
        (select slots.venue_id from bookings join slots on slots.id = bookings.slot_id
          where bookings.order_id = moved.order_id order by bookings.id limit 1)
        union all
        (select pools.venue_id from pool_tickets
          join pool_sessions on pool_sessions.id = session_id join pools on pools.id = pool_id
          where pool_tickets.order_id = moved.order_id limit 1)
        union all
        (select courses.venue_id from enrolments join courses on courses.id = enrolments.course_id
          where enrolments.order_id = moved.order_id order by enrolments.id limit 1)
        limit 1) place on true
      left join venues on venues.id = place.venue_id
      group by venues.id, moved.account
      order by venues.place nulls last, moved.account`.execute(db)
    return rows
  },

  isPaid: async (providerReference: string) =>
    (await db
      .selectFrom('transfers')
      .select('id')
      .where('providerReference', '=', providerReference)
      .where('refundId', 'is', null)
      .executeTakeFirst()) !== undefined,

  /** How a payment was booked: what is paid back goes the same way in the other direction. */
  ofPayment: (providerReference: string) =>
    db
      .selectFrom('transfers')
      .select(['fromAccount', 'toAccount'])
      .where('providerReference', '=', providerReference)
      .where('refundId', 'is', null)
      .executeTakeFirstOrThrow(),
})

import type { RefundCause, RefundState, RefundWay } from '@palaestra/contract'
import { type Generated, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface RefundTables {
  refunds: {
    id: Generated<number>
    key: Generated<string>
    orderId: number
    providerReference: string
    amount: number
    cause: RefundCause
    /** `sent`: the provider has said that it will. `failed`: that it will not. */
    state: Generated<RefundState>
    way: Generated<RefundWay>
    /** What whoever has paid it back otherwise has written. */
    note: string | null
    settledBy: number | null
    wantedAt: Date
    askedAt: Date | null
    doneAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends RefundTables {}
}
export interface NewRefund {
  orderId: number
  providerReference: string
  amount: number
  cause: RefundCause
  /** Left out, by the provider. */
  way?: RefundWay
}
const columns = ['id', 'key', 'orderId', 'providerReference', 'amount', 'cause', 'state', 'way'] as const

export const refundTable = (db: Db) => ({
  add: (refund: NewRefund & { wantedAt: Date }) =>
    db
      .insertInto('refunds')
      .values({ ...refund, note: null, settledBy: null, key: sql`gen_random_uuid()` })
      .returning('id')
      .executeTakeFirstOrThrow(),

  byId: (id: number) => db.selectFrom('refunds').select(columns).where('id', '=', id).executeTakeFirstOrThrow(),

  hold: (id: number) =>
    db.selectFrom('refunds').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),

  /** The same, where there may be none. */
  find: (id: number) => db.selectFrom('refunds').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

  holdByKey: (key: string) =>
    db.selectFrom('refunds').select(columns).where('key', '=', key).forUpdate().executeTakeFirst(),

  ofOrder: (orderId: number) =>
    db
      .selectFrom('refunds')
      .select(['id', 'amount', 'cause', 'state', 'way', 'wantedAt', 'doneAt'])
      .where('orderId', '=', orderId)
      .orderBy('id')
      .execute(),

  note: (
    id: number,
    change: {
      state: RefundState
      askedAt?: Date
      doneAt?: Date
      way?: RefundWay
      note?: string | null
      settledBy?: number | null
    },
  ) => db.updateTable('refunds').set(change).where('id', '=', id).execute(),

  /** Those that the provider has refused, the oldest first, with their orders. */
  failed: (most: number) =>
    db
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.orderId')
      .select(['refunds.id', 'refunds.amount', 'refunds.cause', 'refunds.state', 'refunds.way', 'refunds.wantedAt'])
      .select('orders.reference')
      .where('refunds.state', '=', 'failed')
      .orderBy('refunds.wantedAt')
      .orderBy('refunds.id')
      .limit(most)
      .execute(),

  /** Those that were sent and of which nothing has been heard since, and those for which the provider has not been won yet. */
  silent: ({ askedBefore, wantedBefore, most }: { askedBefore: Date; wantedBefore: Date; most: number }) =>
    db
      .selectFrom('refunds')
      .select('id')
      .where((where) =>
        where.or([
          where.and([where('state', '=', 'sent'), where('askedAt', '<', askedBefore)]),
          where.and([
            where('state', '=', 'wanted'),
            where('way', '=', 'provider'),
            where('wantedAt', '<', wantedBefore),
          ]),
        ]),
      )
      .orderBy('wantedAt')
      .limit(most)
      .execute(),

  hasFailed: async () =>
    (await db.selectFrom('refunds').select('id').where('state', '=', 'failed').limit(1).executeTakeFirst()) !==
    undefined,
})

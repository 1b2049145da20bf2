import { type Generated, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** Why it is paid back: cancelled in time, paid too late for what somebody else has by then, paid twice, or closed by the authority. */
export type RefundCause = 'cancelled' | 'late' | 'twice' | 'closed'

export interface RefundTables {
  refunds: {
    id: Generated<number>
    key: Generated<string>
    orderId: number
    providerReference: string
    amount: number
    cause: RefundCause
    /** `sent`: the provider has said that it will. `failed`: that it will not. */
    state: Generated<'wanted' | 'sent' | 'done' | 'failed'>
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
}
const columns = ['id', 'key', 'orderId', 'providerReference', 'amount', 'cause', 'state'] as const

export const refundTable = (db: Db) => ({
  add: (refund: NewRefund & { wantedAt: Date }) =>
    db
      .insertInto('refunds')
      .values({ ...refund, key: sql`gen_random_uuid()` })
      .returning('id')
      .executeTakeFirstOrThrow(),

  byId: (id: number) => db.selectFrom('refunds').select(columns).where('id', '=', id).executeTakeFirstOrThrow(),

  hold: (id: number) =>
    db.selectFrom('refunds').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),

  holdByKey: (key: string) =>
    db.selectFrom('refunds').select(columns).where('key', '=', key).forUpdate().executeTakeFirst(),

  ofOrder: (orderId: number) =>
    db
      .selectFrom('refunds')
      .select(['amount', 'cause', 'state', 'wantedAt', 'doneAt'])
      .where('orderId', '=', orderId)
      .orderBy('id')
      .execute(),

  note: (id: number, change: { state: 'sent' | 'done' | 'failed'; askedAt?: Date; doneAt?: Date }) =>
    db.updateTable('refunds').set(change).where('id', '=', id).execute(),

  /** Those that were sent and of which nothing has been heard since. */
  silent: (askedBefore: Date, most: number) =>
    db
      .selectFrom('refunds')
      .select('id')
      .where('state', '=', 'sent')
      .where('askedAt', '<', askedBefore)
      .orderBy('wantedAt')
      .limit(most)
      .execute(),

  hasFailed: async () =>
    (await db.selectFrom('refunds').select('id').where('state', '=', 'failed').limit(1).executeTakeFirst()) !==
    undefined,
})

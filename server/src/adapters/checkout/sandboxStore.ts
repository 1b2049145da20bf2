import type { Locale } from '@palaestra/contract'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface SandboxCheckoutTables {
  sandboxCheckouts: {
    reference: string
    key: string
    amount: number
    said: string
    locale: Locale
    payBy: Date
    returnTo: string
    endedAt: Date | null
    paidAt: Date | null
  }
  sandboxRefunds: { key: string; reference: string; amount: number; at: Date }
  /** News that is still to be sent. */
  sandboxNews: {
    id: string
    /** JSON as it is sent. */
    body: string
    dueAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends SandboxCheckoutTables {}
}

/** What the sandbox knows of its pages: all processes share it, and it outlives a restart. */
export const sandboxCheckoutStore = (db: Db) => ({
  /** The page of this key: the first one’s stays. */
  async open(checkout: Insertable<SandboxCheckoutTables['sandboxCheckouts']>) {
    await db
      .insertInto('sandboxCheckouts')
      .values(checkout)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    return db
      .selectFrom('sandboxCheckouts')
      .select('reference')
      .where('key', '=', checkout.key)
      .executeTakeFirstOrThrow()
  },

  look: (reference: string) =>
    db.selectFrom('sandboxCheckouts').selectAll().where('reference', '=', reference).executeTakeFirst(),

  /** Pays, or closes: whoever comes first. */
  settle: (reference: string, how: { paidAt: Date } | { endedAt: Date }) =>
    db
      .updateTable('sandboxCheckouts')
      .set(how)
      .where('reference', '=', reference)
      .where('paidAt', 'is', null)
      .where('endedAt', 'is', null)
      .returning('reference')
      .executeTakeFirst(),

  /** False where this key has paid back before. */
  async refund(refund: SandboxCheckoutTables['sandboxRefunds']) {
    const added = await db
      .insertInto('sandboxRefunds')
      .values(refund)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    return added !== undefined
  },

  isRefunded: async (key: string) =>
    (await db.selectFrom('sandboxRefunds').select('key').where('key', '=', key).executeTakeFirst()) !== undefined,

  refunded: async (reference: string) =>
    (
      await db
        .selectFrom('sandboxRefunds')
        .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).sum,

  paidBetween: async (from: Date, until: Date) => {
    const found = await db
      .selectFrom('sandboxCheckouts')
      .select(['key', 'reference', 'amount', 'paidAt'])
      .where('paidAt', '>=', from)
      .where('paidAt', '<', until)
      .execute()
    return found.flatMap(({ paidAt, ...one }) => (paidAt ? [{ ...one, at: paidAt }] : []))
  },

  refundedBetween: (from: Date, until: Date) =>
    db
      .selectFrom('sandboxRefunds')
      .select(['key', 'reference', 'amount', 'at'])
      .where('at', '>=', from)
      .where('at', '<', until)
      .execute(),

  tell: (news: Insertable<SandboxCheckoutTables['sandboxNews']>[]) =>
    db.insertInto('sandboxNews').values(news).execute(),

  /** Takes what is due; nobody else gets it. */
  due: (now: Date) =>
    db.deleteFrom('sandboxNews').where('dueAt', '<=', now).returning(['id', 'body', 'dueAt']).execute(),
})

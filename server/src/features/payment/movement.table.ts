import type { DifferenceKind } from '@palaestra/contract'
import { type Generated, type Insertable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { ProviderMovement } from '../../ports/checkout.ts'

export interface MovementTables {
  /** What the provider says has moved. Told twice, it is one row. */
  providerMovements: {
    provider: string
    id: string
    /** Of the provider’s books. */
    day: string
    kind: ProviderMovement['kind']
    key: string | null
    reference: string
    amount: number
    at: Date
  }
  /** The days whose books were compared, with the sums of both, in avos. */
  reconciliations: {
    provider: string
    day: string
    oursPaid: number
    theirsPaid: number
    oursRefunded: number
    theirsRefunded: number
    fees: number
    payouts: number
    doneAt: Date
  }
  /** In what they differ. */
  paymentDifferences: {
    id: Generated<number>
    provider: string
    day: string
    about: 'payment' | 'refund'
    kind: DifferenceKind
    /** Our name of it, or the one that the provider gives instead. */
    name: string
    providerReference: string
    ours: number | null
    theirs: number | null
    foundAt: Date
    settledAt: Date | null
    settledBy: number | null
    note: string | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends MovementTables {}
}

type NewDifference = Omit<Insertable<MovementTables['paymentDifferences']>, 'id' | 'settledAt' | 'settledBy' | 'note'>
/** A day of ours: from its first moment until before the next. */
export interface Span {
  provider: string
  day: string
  from: Date
  until: Date
}
/** Rows of one statement. */
const portion = 500

const account = (provider: string) => `provider:${provider}`

export const movementTable = (db: Db) => ({
  /** What is known is left as it is. */
  async add(movements: readonly MovementTables['providerMovements'][]) {
    for (let from = 0; from < movements.length; from += portion)
      await db
        .insertInto('providerMovements')
        .values(movements.slice(from, from + portion))
        .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
        .execute()
  },

  /** The day compared last. */
  lastDay: async (provider: string) =>
    (
      await db
        .selectFrom('reconciliations')
        .select(({ fn }) => fn.max('day').as('day'))
        .where('provider', '=', provider)
        .executeTakeFirst()
    )?.day ?? null,

  /** When this provider was first asked for a page. */
  firstOrder: async (provider: string) =>
    (
      await db
        .selectFrom('orders')
        .select('createdAt')
        .where('provider', '=', provider)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
    )?.createdAt,

  /** Of a day of the provider: what the books of the portal do not have in the same way. */
  async notInBooks({ provider, day }: Pick<Span, 'provider' | 'day'>) {
    const { rows } = await sql<{
      kind: 'payment' | 'refund'
      key: string | null
      reference: string
      amount: number
      at: Date
      ours: number | null
    }>`
      select movement.kind, movement.key, movement.reference, movement.amount, movement.at, booked.amount as ours
      from provider_movements movement
        left join lateral (
          select transfers.amount from transfers left join refunds on refunds.id = transfers.refund_id
          where transfers.provider_reference = movement.reference
            and case movement.kind when 'payment' then transfers.refund_id is null
              else refunds.key::text = movement.key end
          limit 1) booked on true
      where movement.provider = ${provider} and movement.day = ${day} and movement.kind in ('payment', 'refund')
        and booked.amount is distinct from movement.amount
      order by movement.at, movement.id`.execute(db)
    return rows
  },

  /** Of a day of ours: what the provider has on no day. */
  async notAtProvider({ provider, from, until }: Span) {
    const { rows } = await sql<{
      about: 'payment' | 'refund'
      name: string
      providerReference: string
      amount: number
    }>`
      select case when transfers.refund_id is null then 'payment' else 'refund' end as about, orders.reference as name,
        transfers.provider_reference, transfers.amount
      from transfers join orders on orders.id = transfers.order_id left join refunds on refunds.id = transfers.refund_id
      where transfers.at >= ${from} and transfers.at < ${until}
        and ${account(provider)} in (transfers.from_account, transfers.to_account)
        and not exists (
          select from provider_movements movement
          where movement.provider = ${provider} and movement.reference = transfers.provider_reference
            and case when transfers.refund_id is null then movement.kind = 'payment'
              else movement.kind = 'refund' and movement.key = refunds.key::text end)
      order by transfers.id`.execute(db)
    return rows
  },

  /** A difference is told once. */
  differ: (difference: NewDifference) =>
    db
      .insertInto('paymentDifferences')
      .values({ ...difference, settledAt: null, settledBy: null, note: null })
      .onConflict((conflict) => conflict.constraint('payment_differences_once').doNothing())
      .execute(),

  /** What the provider has had since is no difference any more. */
  forgetClearedUp: (provider: string) =>
    sql`
      delete from payment_differences difference
      where provider = ${provider} and settled_at is null and kind = 'missing_there' and exists (
        select from provider_movements movement
        where movement.provider = difference.provider and movement.reference = difference.provider_reference
          and movement.kind = difference.about and movement.amount = difference.ours)`.execute(db),

  /** Notes that a day was compared, with the sums of both. False where another process has. */
  async compared({ provider, day, from, until }: Span, doneAt: Date) {
    const { rows } = await sql`
      insert into reconciliations (provider, day, ours_paid, ours_refunded, theirs_paid, theirs_refunded, fees, payouts,
        done_at)
      select ${provider}, ${day}, ours.*, theirs.*, ${doneAt}
      from (
        select coalesce(sum(amount) filter (where to_account = ${account(provider)}), 0),
          coalesce(sum(amount) filter (where from_account = ${account(provider)}), 0)
        from transfers where at >= ${from} and at < ${until}) ours,
      (
        select coalesce(sum(amount) filter (where kind = 'payment'), 0),
          coalesce(sum(amount) filter (where kind = 'refund'), 0), coalesce(sum(amount) filter (where kind = 'fee'), 0),
          coalesce(sum(amount) filter (where kind = 'payout'), 0)
        from provider_movements where provider = ${provider} and day = ${day}) theirs
      on conflict do nothing returning day`.execute(db)
    return rows.length > 0
  },

  days: (most: number) =>
    db
      .selectFrom('reconciliations')
      .select(['day', 'provider', 'oursPaid', 'theirsPaid', 'oursRefunded', 'theirsRefunded', 'fees', 'payouts'])
      .orderBy('day', 'desc')
      .orderBy('provider')
      .limit(most)
      .execute(),

  /** Those that nobody has settled, the oldest first, and then those settled last. */
  differences: (most: number) =>
    db
      .selectFrom('paymentDifferences as one')
      .leftJoin('staff', 'staff.id', 'one.settledBy')
      .select(['one.id', 'one.day', 'one.about', 'one.kind', 'one.name', 'one.providerReference', 'one.ours'])
      .select(['one.theirs', 'one.settledAt', 'one.note', 'staff.name as settledBy'])
      .orderBy(sql`one.settled_at desc nulls first`)
      .orderBy('one.foundAt')
      .orderBy('one.id')
      .limit(most)
      .execute(),

  /** Whether there is such a difference. */
  has: async (id: number) =>
    (await db.selectFrom('paymentDifferences').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

  /** False where it was settled before. */
  settle: async (id: number, how: { settledAt: Date; settledBy: number; note: string }) =>
    (await db
      .updateTable('paymentDifferences')
      .set(how)
      .where('id', '=', id)
      .where('settledAt', 'is', null)
      .returning('id')
      .executeTakeFirst()) !== undefined,

  /** Whether a difference is older than this and nobody has settled it. */
  hasUnsettled: async (foundBefore: Date) =>
    (await db
      .selectFrom('paymentDifferences')
      .select('id')
      .where('settledAt', 'is', null)
      .where('foundAt', '<', foundBefore)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  purge: (before: string) => db.deleteFrom('providerMovements').where('day', '<', before).execute(),
})

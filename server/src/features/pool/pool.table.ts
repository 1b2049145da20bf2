import type { ClosureReason, Locale, PoolKind, Swimmer } from '@palaestra/contract'
import { type Generated, type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { NewSession, PoolHours, PoolPrice } from './session.rules.ts'

export interface PoolTables {
  pools: Record<`name${Capitalize<Locale>}`, string> & {
    id: Generated<number>
    venueId: number
    code: string
    kind: PoolKind
    /** By which lists are ordered. */
    place: number
    /** Days of every year, mm-dd, from and until which it is open; null of one that is open all year. */
    seasonFrom: string | null
    seasonUntil: string | null
    /** On which its first session is for cleaning; 1 is Monday. */
    cleaningWeekday: number | null
  }
  poolPrices: {
    poolId: number
    swimmer: Swimmer
    fromDay: string
    /** In avos. */
    amount: number
  }
  poolHours: {
    id: Generated<number>
    poolId: number
    /** hh:mm:ss */
    opens: string
    /** hh:mm:ss; `00:00:00` is the end of the day. */
    closes: string
    places: number
    /** Of these, as many as are sold in advance. */
    advancePlaces: number
    fromDay: string
    untilDay: string | null
  }
  poolSessions: {
    id: Generated<number>
    poolId: number
    day: string
    startsAt: Date
    endsAt: Date
    /** From when tickets are sold in advance, and on the spot. */
    advanceFrom: Date
    spotFrom: Date
    places: number
    advancePlaces: number
    /** People with a ticket. The database moves it with the tickets. */
    taken: Generated<number>
    advanceTaken: Generated<number>
    priceAdult: number
    priceMinor: number
    priceSenior: number
    priceChild: number
    /** Nobody swims in it: the pool is cleaned. */
    cleaning: boolean
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends PoolTables {}
}

/** A session as it stands, with its pool. */
export type SessionRow = Awaited<ReturnType<ReturnType<typeof poolTable>['sessionsOn']>>[number]
export type PoolRow = Awaited<ReturnType<ReturnType<typeof poolTable>['all']>>[number]

/**
 * The people of a session whose ticket has its place no longer, swept or not: what nobody has paid or used in time.
 */
const overIn = (now: Date) => sql<{ persons: number; advance: number }>`(
  select coalesce(sum(persons), 0)::int as persons,
    coalesce(sum(persons) filter (where sold = 'advance'), 0)::int as advance
  from pool_tickets
  where session_id = pool_sessions.id and (state = 'valid' and enter_by <= ${now}
    or state = 'held' and held_until <= ${now}
      and not exists (select from orders where orders.id = order_id and paid_at is not null)))`

/** Pools, what they cost and when they are open, and the sessions that follow from it. */
export const poolTable = (db: Db) => ({
  /** Nothing comes back where it was there before; then nothing of it changes. */
  async add(pool: Insertable<PoolTables['pools']>) {
    const added = await db
      .insertInto('pools')
      .values(pool)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst()
    return added?.id
  },
  addPrices: (prices: PoolTables['poolPrices'][]) => db.insertInto('poolPrices').values(prices).execute(),
  addHours: (hours: Insertable<PoolTables['poolHours']>[]) => db.insertInto('poolHours').values(hours).execute(),

  /** All pools with where they are, in their order. */
  all: () =>
    db
      .selectFrom('pools')
      .innerJoin('venues', 'venues.id', 'pools.venueId')
      .selectAll('pools')
      .select(['venues.code as venueCode', 'venues.areaZh', 'venues.areaPt', 'venues.areaEn'])
      .select(['venues.addressZh', 'venues.addressPt', 'venues.addressEn'])
      .orderBy('pools.place')
      .execute(),

  /** All that sessions follow from. */
  async letPools() {
    const pools = await db.selectFrom('pools').selectAll().orderBy('id').execute()
    const hours: (PoolHours & { poolId: number })[] = await db.selectFrom('poolHours').selectAll().execute()
    const prices: (PoolPrice & { poolId: number })[] = await db.selectFrom('poolPrices').selectAll().execute()
    return pools.map((pool) => ({
      ...pool,
      hours: hours.filter(({ poolId }) => poolId === pool.id),
      prices: prices.filter(({ poolId }) => poolId === pool.id),
    }))
  },

  /** The sessions of these days, as they were made. */
  between: (from: string, to: string) =>
    db
      .selectFrom('poolSessions')
      .select(['id', 'poolId', 'startsAt', 'endsAt', 'places', 'advancePlaces', 'cleaning', 'taken'])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .execute(),

  /** The sessions of a day, in the order of their pools and of time: with what is free now, and by what they are closed. */
  async sessionsOn(day: string, now: Date, poolId?: number) {
    type Counted = { closedBy: number | null; closedReason: ClosureReason | null; over: number; advanceOver: number }
    type Texts = { textZh: string | null; textPt: string | null; textEn: string | null }
    type Row = Omit<PoolTables['poolSessions'], 'id' | 'taken' | 'advanceTaken'> &
      Counted &
      Texts & { id: number; taken: number; advanceTaken: number }
    const { rows } = await sql<Row>`
      select pool_sessions.*, over.persons as over, over.advance as advance_over, closures.id as closed_by,
        closures.reason as closed_reason, closures.text_zh, closures.text_pt, closures.text_en
      from pool_sessions
      join pools on pools.id = pool_sessions.pool_id
      cross join lateral ${overIn(now)} over
      left join closures on closures.id =
        pool_closure_over(pools.venue_id, pools.id, pool_sessions.starts_at, pool_sessions.ends_at)
      where pool_sessions.day = ${day} ${poolId === undefined ? sql`` : sql`and pool_sessions.pool_id = ${poolId}`}
      order by pools.place, pool_sessions.starts_at`.execute(db)
    return rows
  },

  /** Its moments, prices and what closes it; nothing comes back for one that there is not. */
  session: (id: number) => db.selectFrom('poolSessions').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Sessions of days before this one of which nobody has a ticket any more. */
  forget: (before: string) =>
    db
      .deleteFrom('poolSessions')
      .where('day', '<', before)
      .where(sql<boolean>`not exists (select from pool_tickets t where t.session_id = pool_sessions.id)`)
      .execute(),
})

/** What the timetable of the pools writes. */
export const sessionChanges = (db: Tx) => ({
  /** Those that stand already stay, and so do those that one of them would overlap. */
  add: (sessions: readonly NewSession[]) =>
    db
      .insertInto('poolSessions')
      .values([...sessions])
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  /** Deletes those of which nobody has ever had a ticket. Held first: who buys one meanwhile waits, and finds it gone. */
  async drop(ids: readonly number[]) {
    await db.selectFrom('poolSessions').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
    await db
      .deleteFrom('poolSessions')
      .where('id', 'in', ids)
      .where(sql<boolean>`not exists (select from pool_tickets t where t.session_id = pool_sessions.id)`)
      .execute()
  },
})

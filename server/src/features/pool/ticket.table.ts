import {
  comingTicketStates,
  statesWithPlaces,
  type TicketHolder,
  type TicketSale,
  type TicketState,
} from '@palaestra/contract'
import { type Generated, type GeneratedAlways, sql } from 'kysely'
import { referenceFrom } from '../../caseReference.ts'
import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { after, day } from '../../ports/clock.ts'

export interface TicketTables {
  poolTickets: {
    id: Generated<number>
    /** By which member and staff refer to it, e.g. `T26-7KQ3XM4P`. It opens nothing. */
    reference: string
    sessionId: number
    /** Null of somebody without membership. */
    memberId: number | null
    /** Of the session. */
    day: string
    startsAt: Date
    /** By whose age it is priced. */
    holder: TicketHolder
    /** Who come with them. */
    children: number
    persons: GeneratedAlways<number>
    sold: TicketSale
    /** Which of the places 1 to `quotaMost` of its day it has; null of what was not sold in advance. */
    quotaPlace: number | null
    quotaMost: number | null
    /** In avos. */
    amount: number
    /** Until when it lets in. */
    enterBy: Date
    state: TicketState
    /** Of what is held. */
    heldUntil: Date | null
    /** Whether it has been kept longer. */
    prolonged: Generated<boolean>
    /** By which it is paid. */
    orderId: Generated<number | null>
    /** By which a request that comes twice is known again. */
    requestKey: string
    /** Who of the staff has sold it. */
    atDeskBy: number | null
    createdAt: Date
    enteredAt: Generated<Date | null>
    /** Whether that was told when it was void: then they are in beyond the places that are counted. */
    late: Generated<boolean>
    endedAt: Generated<Date | null>
    /** The closure that ended it. */
    closedBy: Generated<number | null>
  }
  /** The children of a ticket whom its member has named. */
  poolTicketChildren: {
    ticketId: number
    /** 1 or 2: there is no third. */
    place: number
    childId: number
    sessionId: number
    /** Whether the ticket has its places. The database moves it with the ticket. */
    live: boolean
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends TicketTables {}
}

/** Signs of a reference: of six there would soon be two the same. */
const signs = 8

/** A new name of a ticket, e.g. `T26-7KQ3XM4P`. */
export const newTicketReference = (today: string) => referenceFrom('T', today, signs)

/** What somebody wants. */
export interface TicketWish {
  session: number
  memberId: number | null
  holder: TicketHolder
  children: number
  /** Of these, whom the member has named: ids of members. */
  childIds: readonly number[]
  requestKey: string
  reference: string
  atDeskBy: number | null
}
/** `again`: the same request has been answered before. */
type Sold = 'sold' | 'again' | 'over' | 'closed' | 'not_open' | 'has_one' | 'quota' | 'child_taken' | 'full'
export type SaleNo = Exclude<Sold, 'sold' | 'again'>

interface Sale {
  now: Date
  /** Null where nothing is kept to be paid: it is valid at once. */
  heldUntil: Date | null
  most: number
  enterMinutes: number
}

/** Tickets with their sessions and pools, whoever has them. */
const placed = (db: Db) =>
  db
    .selectFrom('poolTickets')
    .innerJoin('poolSessions', 'poolSessions.id', 'poolTickets.sessionId')
    .innerJoin('pools', 'pools.id', 'poolSessions.poolId')
    .innerJoin('venues', 'venues.id', 'pools.venueId')
    .leftJoin('orders', 'orders.id', 'poolTickets.orderId')
    .leftJoin('closures', 'closures.id', 'poolTickets.closedBy')
    .select(['poolTickets.id', 'poolTickets.reference', 'poolTickets.memberId', 'poolTickets.sessionId'])
    .select(['poolTickets.day', 'poolTickets.startsAt', 'poolSessions.endsAt', 'poolTickets.holder'])
    .select(['poolTickets.children', 'poolTickets.persons', 'poolTickets.sold', 'poolTickets.amount'])
    .select(['poolTickets.state', 'poolTickets.heldUntil', 'poolTickets.prolonged', 'poolTickets.orderId'])
    .select(['poolTickets.enterBy', 'poolTickets.enteredAt', 'poolTickets.late', 'poolTickets.endedAt'])
    .select(['poolTickets.createdAt', 'poolTickets.atDeskBy'])
    .select(['orders.reference as order', 'orders.paidAt', 'orders.paidBy', 'orders.state as orderState'])
    .select(['orders.createdAt as orderedAt'])
    .select(['closures.reason as closedReason', 'closures.textZh', 'closures.textPt', 'closures.textEn'])
    .select(['pools.code as poolCode', 'venues.code as venueCode'])
    .select(['pools.nameZh as poolZh', 'pools.namePt as poolPt', 'pools.nameEn as poolEn'])
    .select(['venues.addressZh', 'venues.addressPt', 'venues.addressEn'])
    .select(
      sql<
        number | null
      >`pool_closure_over(pools.venue_id, pools.id, pool_sessions.starts_at, pool_sessions.ends_at)`.as(
        'sessionClosedBy',
      ),
    )

export type PlacedTicket = Awaited<ReturnType<ReturnType<typeof placed>['executeTakeFirstOrThrow']>>

/** The same with whose they are. */
const named = (db: Db) =>
  placed(db)
    .leftJoin('members', 'members.id', 'poolTickets.memberId')
    .select(['members.memberNumber', 'members.nameZh', 'members.surname', 'members.firstName'])
export type DeskTicket = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>

export type ChildRow = Awaited<ReturnType<ReturnType<typeof ticketTable>['children']>>[number]

/** What is had or kept of the sessions of a closure; what was kept for too long is let go as ever. */
const isToClose = (now: Date) => sql<boolean>`
  pool_tickets.state in (${sql.join(comingTicketStates.map((state) => sql.lit(state)))})
  and pool_tickets.enter_by > ${now}
  and (pool_tickets.held_until is null or pool_tickets.held_until > ${now}
    or exists (select from orders where orders.id = pool_tickets.order_id and orders.paid_at is not null))`

/** At a gate. Every pass asks it. */
const atGate = prepared<{ memberId: number; venueId: number; poolId: number | null; from: Date; until: Date }>()(
  (db, value) =>
    placed(db)
      .where('poolTickets.memberId', '=', value('memberId'))
      .where('pools.venueId', '=', value('venueId'))
      .where(sql<boolean>`coalesce(${value('poolId')}::int, pools.id) = pools.id`)
      .where('poolTickets.startsAt', '>', value('from'))
      .where('poolTickets.startsAt', '<', value('until'))
      .where('poolTickets.state', 'in', [...statesWithPlaces, 'void'])
      .orderBy('poolTickets.startsAt')
      .orderBy('poolTickets.id'),
)

export const ticketTable = (db: Db) => ({
  /** Sells a ticket, or says why not. Takes the locks of its member and session first, as whatever adds tickets has to. */
  async sell(wish: TicketWish, { now, heldUntil, most, enterMinutes }: Sale) {
    const { rows } = await sql<{ outcome: Sold; id: number | null }>`
      select outcome, id from sell_pool_ticket(${JSON.stringify(wish)}::jsonb, ${now}, ${heldUntil}, ${most},
        make_interval(mins => ${enterMinutes}))`.execute(db)
    const [sold] = rows
    if (!sold) throw new Error('every wish has an outcome')
    return sold
  },

  byId: (id: number) => placed(db).where('poolTickets.id', '=', id).executeTakeFirstOrThrow(),

  /** What the same request has got before. */
  askedBefore: (memberId: number, requestKey: string) =>
    placed(db)
      .where('poolTickets.memberId', '=', memberId)
      .where('poolTickets.requestKey', '=', requestKey)
      .executeTakeFirst(),

  withIds: (ids: readonly number[]) =>
    placed(db)
      .where('poolTickets.id', 'in', [...ids])
      .orderBy('poolTickets.startsAt')
      .orderBy('poolTickets.id')
      .execute(),

  ofMember: (memberId: number, reference: string) =>
    placed(db)
      .where('poolTickets.reference', '=', reference)
      .where('poolTickets.memberId', '=', memberId)
      .executeTakeFirst(),

  byReference: (reference: string) => named(db).where('poolTickets.reference', '=', reference).executeTakeFirst(),

  /** The children of these tickets, by ticket, in their places. */
  children: (ids: readonly number[]) =>
    db
      .selectFrom('poolTicketChildren')
      .innerJoin('members', 'members.id', 'poolTicketChildren.childId')
      .select(['poolTicketChildren.ticketId', 'members.nameZh', 'members.surname', 'members.firstName'])
      .where('poolTicketChildren.ticketId', 'in', ids.length > 0 ? [...ids] : [0])
      .orderBy('poolTicketChildren.ticketId')
      .orderBy('poolTicketChildren.place')
      .execute(),

  /** Those to come, the next first, or the others, the latest first; after one of them. Who is in swims until the end. */
  page(
    memberId: number,
    { past, now, after, size }: { past: boolean; now: Date; after: string | undefined; size: number },
  ) {
    const isComing = sql<boolean>`(pool_tickets.state in (${sql.join(statesWithPlaces)}) and pool_sessions.ends_at > ${now}
      and (pool_tickets.state = 'used' or pool_tickets.enter_by > ${now}))`
    const [beyond, order] = past ? ([sql.raw('<'), 'desc'] as const) : ([sql.raw('>'), 'asc'] as const)
    return placed(db)
      .where('poolTickets.memberId', '=', memberId)
      .where(past ? sql<boolean>`not ${isComing}` : isComing)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(pool_tickets.starts_at, pool_tickets.id) ${beyond}
            (select starts_at, id from pool_tickets where reference = ${after} and member_id = ${memberId})`,
        ),
      )
      .orderBy('poolTickets.startsAt', order)
      .orderBy('poolTickets.id', order)
      .limit(size)
      .execute()
  },

  /** How many tickets in advance a member has of each of these days. What nobody has paid in time does not count. */
  async used(memberId: number, from: string, to: string, now: Date) {
    const { rows } = await sql<{ day: string; used: number }>`
      select day, count(*)::int as used from pool_tickets
      where member_id = ${memberId} and day between ${from} and ${to} and sold = 'advance'
        and state in (${sql.join([...statesWithPlaces, 'void'])})
        and (state <> 'held' or held_until > ${now}
          or exists (select from orders where orders.id = order_id and paid_at is not null))
      group by day`.execute(db)
    return rows
  },

  /** The tickets of a session that have a place or have become void, after one of them, in the order of their sale. */
  ofSession: (sessionId: number, after: number, size: number) =>
    named(db)
      .where('poolTickets.sessionId', '=', sessionId)
      .where('poolTickets.state', 'in', [...statesWithPlaces, 'void'])
      .where('poolTickets.id', '>', after)
      .orderBy('poolTickets.id')
      .limit(size)
      .execute(),

  /** The tickets of a member for a pool on a day that are not over, the next first. */
  ofMemberAt: (memberId: number, poolCode: string, day: string, now: Date) =>
    named(db)
      .where('poolTickets.memberId', '=', memberId)
      .where('pools.code', '=', poolCode)
      .where('poolTickets.day', '=', day)
      .where('poolTickets.state', 'in', [...statesWithPlaces, 'void'])
      .where('poolSessions.endsAt', '>', now)
      .orderBy('poolTickets.startsAt')
      .orderBy('poolTickets.id')
      .execute(),

  /** The tickets of a member at a venue, or at one pool of it, around a moment; in the order in which they begin. */
  atGate: (memberId: number, { venueId, poolId }: { venueId: number; poolId: number | null }, at: Date) =>
    atGate.all(db, { memberId, venueId, poolId, from: after(at, -day), until: after(at, day) }),

  /** How many people have which kind of ticket of each of these sessions. */
  async counts(sessions: readonly number[], now: Date) {
    if (sessions.length === 0) return []
    type Counts = { sessionId: number; expected: number; held: number; entered: number; late: number; missed: number }
    const { rows } = await sql<Counts>`
      select session_id,
        coalesce(sum(persons) filter (where state = 'valid' and enter_by > ${now}), 0)::int as expected,
        coalesce(sum(persons) filter (where state = 'held' and (held_until > ${now} or paid)), 0)::int as held,
        coalesce(sum(persons) filter (where state = 'used'), 0)::int as entered,
        coalesce(sum(persons) filter (where late), 0)::int as late,
        coalesce(sum(persons) filter (where state = 'void' or state = 'valid' and enter_by <= ${now}), 0)::int as missed
      from (select t.*, exists (select from orders where orders.id = t.order_id and paid_at is not null) as paid
        from pool_tickets t where session_id in (${sql.join([...sessions])})) counted
      group by session_id`.execute(db)
    return rows
  },

  /** Of whom and of which session an order pays a ticket, before anything is held. */
  ofOrder: (orderId: number) =>
    db
      .selectFrom('poolTickets')
      .select(['id', 'memberId', 'sessionId'])
      .where('orderId', '=', orderId)
      .executeTakeFirst(),

  /** What a member holds and has not paid, in the order in which tickets are locked. */
  heldBy: (memberId: number) =>
    db
      .selectFrom('poolTickets')
      .select(['id', 'orderId'])
      .where('memberId', '=', memberId)
      .where('state', '=', 'held')
      .orderBy('id')
      .execute(),

  /** Holds what is about to change: a member, then a session, in the order of everybody who adds tickets or brings one back. */
  lock: ({ memberId, sessionId }: { memberId: number | null; sessionId: number }, now: Date) =>
    sql`select take_pool_locks(${memberId}::bigint, ${sessionId}::int, ${now})`.execute(db),

  /** One that nobody else changes until the end of the transaction. Its session is held first, as by everybody. */
  async hold(id: number) {
    await sql`
      select from pool_sessions where id = (select session_id from pool_tickets where id = ${id})
      for no key update`.execute(db)
    await db.selectFrom('poolTickets').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
    return placed(db).where('poolTickets.id', '=', id).executeTakeFirstOrThrow()
  },

  /** Notes by which order it is paid. */
  orderedBy: (id: number, orderId: number) =>
    db.updateTable('poolTickets').set({ orderId }).where('id', '=', id).execute(),

  /** Keeps it longer, once. Nothing comes back where it was, or is not kept any more. */
  keepLonger: (id: number, heldUntil: Date) =>
    db
      .updateTable('poolTickets')
      .set({ heldUntil, prolonged: true })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .where('prolonged', '=', false)
      .returning('id')
      .executeTakeFirst(),

  /** Keeps it until a later moment, as long as it is kept. */
  keepUntil: (id: number, heldUntil: Date) =>
    db
      .updateTable('poolTickets')
      .set({ heldUntil })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .where('heldUntil', '<', heldUntil)
      .execute(),

  /** It is paid. The caller holds it. */
  confirm: (id: number) =>
    db.updateTable('poolTickets').set({ state: 'valid', heldUntil: null }).where('id', '=', id).execute(),

  /** Whether one that has lapsed is good again: its places are free, and its member has no other. Then it is. */
  async revive(id: number, now: Date) {
    const { rows } = await sql<{ revived: boolean }>`select revive_pool_ticket(${id}, ${now}) as revived`.execute(db)
    return rows[0]?.revived === true
  },

  /** Ends one that is held fast. */
  end: (id: number, state: 'cancelled' | 'lapsed', endedAt: Date) =>
    db.updateTable('poolTickets').set({ state, endedAt, heldUntil: null }).where('id', '=', id).execute(),

  /**
   * They are in, where the ticket is good or has become void since they came. Its session is not held: who comes in has had
   * their place, and all gates of a pool let in side by side.
   */
  enter: (id: number, enteredAt: Date) =>
    db
      .updateTable('poolTickets')
      .set({ state: 'used', enteredAt, late: sql`state = 'void'`, heldUntil: null, endedAt: null })
      .where('id', '=', id)
      .where('state', 'in', ['held', 'valid', 'void'])
      .execute(),

  /** They are not in after all. The caller holds it. */
  leave: (id: number) =>
    db.updateTable('poolTickets').set({ state: 'valid', enteredAt: null }).where('id', '=', id).execute(),

  /** Ends what nobody has paid, or used, in time. Resolves to in how many sessions. Whoever needs the places has them before. */
  async sweep(now: Date, most: number) {
    const { rows } = await sql<{ swept: number }>`select sweep_pool_tickets(${now}, ${most}) as swept`.execute(db)
    return rows[0]?.swept ?? 0
  },

  /**
   * A portion of the tickets that closures end, each person’s together, which nobody else changes until the end of the
   * transaction; the sessions are held first. What somebody changes at this moment is left for the next portion.
   */
  async holdClosed(now: Date, most: number) {
    const { rows } = await sql<{ id: number; closedBy: number }>`
      with closed as materialized (
        select pool_sessions.id, pool_closure_over(pools.venue_id, pools.id, starts_at, ends_at) as closed_by
        from pool_sessions join pools on pools.id = pool_id
        where pool_sessions.day >= (${now}::timestamptz - interval '1 day')::date and pool_sessions.ends_at > ${now}
          and exists (select from pool_tickets where session_id = pool_sessions.id and ${isToClose(now)})),
      held as materialized (
        select pool_sessions.id, closed.closed_by from pool_sessions join closed on closed.id = pool_sessions.id
        where closed.closed_by is not null
        order by pool_sessions.id for no key update of pool_sessions skip locked)
      select pool_tickets.id, held.closed_by from pool_tickets join held on held.id = session_id
      where ${isToClose(now)}
      order by closed_by, member_id, pool_tickets.id limit ${most}
      for no key update of pool_tickets skip locked`.execute(db)
    return rows
  },

  /** Ends tickets that the caller holds, because of a closure. */
  close: (ids: readonly number[], closedBy: number, endedAt: Date) =>
    db
      .updateTable('poolTickets')
      .set({ state: 'closed', heldUntil: null, endedAt, closedBy })
      .where('id', 'in', [...ids])
      .execute(),

  purge: (before: Date) => db.deleteFrom('poolTickets').where('startsAt', '<', before).execute(),
})

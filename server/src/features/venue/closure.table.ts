import {
  type ClosureReason,
  comingStates,
  comingTicketStates,
  type Locale,
  toldByMessageHours,
} from '@palaestra/contract'
import { type Generated, type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { after, hour } from '../../ports/clock.ts'

export interface ClosureTables {
  /** What the authority has closed for a time. It names one of venue, facility, court and pool, or none: then everything. */
  closures: {
    id: Generated<number>
    reason: ClosureReason
    /** All three, or none where the reason says enough. */
    textZh: string | null
    textPt: string | null
    textEn: string | null
    venueId: number | null
    facilityId: number | null
    courtId: number | null
    poolId: Generated<number | null>
    startsAt: Date
    endsAt: Date
    declaredBy: number
    declaredAt: Date
    liftedAt: Date | null
    liftedBy: number | null
    /** When all whom it met were told. */
    toldAt: Date | null
    /** By which a request that comes twice is known again. */
    requestKey: string
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends ClosureTables {}
}

/** The narrowest of what is named. */
export type ClosedPlace = Pick<ClosureTables['closures'], 'venueId' | 'facilityId' | 'courtId'> & {
  poolId: number | null
}
type Span = Pick<ClosureTables['closures'], 'startsAt' | 'endsAt'>

/** The codes of what is closed, as far as they are named. */
interface ClosedCodes {
  venue: string
  facility: string
  court: string
  pool?: string | undefined
}

/** Closures that are over and shown. */
const lastOver = 50

const isWithin = ({ venueId, facilityId, courtId, poolId }: ClosedPlace) => {
  if (poolId !== null) return sql<boolean>`false`
  if (courtId !== null) return sql<boolean>`slots.court_id = ${courtId}`
  if (facilityId !== null) return sql<boolean>`slots.facility_id = ${facilityId}`
  return venueId === null ? sql<boolean>`true` : sql<boolean>`slots.venue_id = ${venueId}`
}
/** Slots begin on their day and last an hour: those of the day before may reach into the first. */
const isMet = (place: ClosedPlace, { startsAt, endsAt }: Span) => sql<boolean>`
  ${isWithin(place)} and slots.closed_by is null and slots.starts_at < ${endsAt} and slots.ends_at > ${startsAt}
  and slots.day between (${startsAt}::timestamptz - interval '2 days')::date and (${endsAt}::timestamptz + interval '1 day')::date`

/** Sessions of pools that a closure meets, by their pool. Where courts are closed, no pool is. */
const isPoolMet = ({ venueId, facilityId, courtId, poolId }: ClosedPlace, { startsAt, endsAt }: Span) => sql<boolean>`
  ${facilityId === null && courtId === null} and pools.venue_id = coalesce(${venueId}::int, pools.venue_id)
  and pools.id = coalesce(${poolId}::int, pools.id)
  and pool_sessions.starts_at < ${endsAt} and pool_sessions.ends_at > ${startsAt}
  and pool_sessions.day between (${startsAt}::timestamptz - interval '2 days')::date and (${endsAt}::timestamptz + interval '1 day')::date
  and pool_closure_over(pools.venue_id, pools.id, pool_sessions.starts_at, pool_sessions.ends_at) is null`

/** The tickets of pools that a closure has still to end. */
const ticketsLeft = (now: Date) => sql<number>`(
  select count(*)::int from pool_tickets
  join pool_sessions on pool_sessions.id = session_id join pools of_session on of_session.id = pool_sessions.pool_id
  where pool_sessions.day between (closures.starts_at - interval '2 days')::date and (closures.ends_at + interval '1 day')::date
    and state in (${sql.join(comingTicketStates.map((state) => sql.lit(state)))}) and enter_by > ${now}
    and closures.id = pool_closure_over(of_session.venue_id, of_session.id, pool_sessions.starts_at, pool_sessions.ends_at))`

export const closureTable = (db: Db) => ({
  /** Those with these ids; an id may come more than once, or be none. */
  withIds(ids: readonly (number | null)[]) {
    const wanted = [...new Set(ids)].filter((id) => id !== null)
    if (wanted.length === 0) return Promise.resolve([])
    return db
      .selectFrom('closures')
      .select(['id', 'reason', 'textZh', 'textPt', 'textEn', 'endsAt'])
      .where('id', 'in', wanted)
      .orderBy('id')
      .execute()
  },

  /** What a closure is of. Nothing comes back when there is none. */
  placeWith: (id: number) =>
    db
      .selectFrom('closures')
      .select(['venueId', 'facilityId', 'courtId', 'poolId'])
      .where('id', '=', id)
      .executeTakeFirst(),

  asked: (requestKey: string) =>
    db.selectFrom('closures').select('id').where('requestKey', '=', requestKey).executeTakeFirst(),

  /** The ids of what is named by codes; nothing comes back where one of them is of nothing. */
  async placeOf({ venue, facility, court, pool = '' }: ClosedCodes) {
    const none: ClosedPlace = { venueId: null, facilityId: null, courtId: null, poolId: null }
    if (venue === '') return facility === '' && court === '' && pool === '' ? none : undefined
    const found = await db
      .selectFrom('venues')
      .leftJoin('facilities', (join) =>
        join.onRef('facilities.venueId', '=', 'venues.id').on('facilities.code', '=', facility),
      )
      .leftJoin('courts', (join) => join.onRef('courts.facilityId', '=', 'facilities.id').on('courts.code', '=', court))
      .leftJoin('pools', (join) => join.onRef('pools.venueId', '=', 'venues.id').on('pools.code', '=', pool))
      .select(['venues.id as venueId', 'facilities.id as facilityId', 'courts.id as courtId', 'pools.id as poolId'])
      .where('venues.code', '=', venue)
      .executeTakeFirst()
    if (!found) return undefined
    if (pool !== '')
      return found.poolId === null || facility !== '' || court !== '' ? undefined : { ...none, poolId: found.poolId }
    if (court !== '') return found.courtId === null ? undefined : { ...none, courtId: found.courtId }
    if (facility !== '') return found.facilityId === null ? undefined : { ...none, facilityId: found.facilityId }
    return { ...none, venueId: found.venueId }
  },

  /** What a closure of this place and time meets now: people, their bookings, and what was paid for them. */
  async met(place: ClosedPlace, span: Span, now: Date) {
    const { rows } = await sql<{ people: number; bookings: number; refund: number; byMessage: number }>`
      select count(distinct had.member_id)::int + count(*) filter (where had.member_id is null and not own)::int as people,
        count(*) filter (where not own)::int as bookings,
        coalesce(sum(case when orders.paid_at is not null then
          (select sum(amount - refunded) from order_lines where order_lines.order_id = orders.id) end), 0)::int as refund,
        count(distinct had.member_id) filter (where members.mobile_confirmed
          and had.starts_at <= ${after(now, toldByMessageHours * hour)})::int as by_message
      from (
        select member_id, order_id, bookings.starts_at, held_until, member_id is null as own
        from slots join bookings on bookings.slot_id = slots.id
          and bookings.state in (${sql.join(comingStates.map((state) => sql.lit(state)))})
        where ${isMet(place, span)}
        union all
        select member_id, order_id, pool_tickets.starts_at, held_until, false
        from pool_sessions join pools on pools.id = pool_id
        join pool_tickets on session_id = pool_sessions.id
          and state in (${sql.join(comingTicketStates.map((state) => sql.lit(state)))}) and enter_by > ${now}
        where ${isPoolMet(place, span)}) had
      left join orders on orders.id = had.order_id
      left join members on members.id = had.member_id
      where had.held_until is null or had.held_until > ${now} or orders.paid_at is not null`.execute(db)
    return rows[0] ?? { people: 0, bookings: 0, refund: 0, byMessage: 0 }
  },

  /** What is not over, then the last that are; the latest first. */
  async list(locale: Locale, now: Date) {
    const end = { zh: 'Zh', pt: 'Pt', en: 'En' } as const
    const of = (over: boolean) =>
      db
        .selectFrom('closures')
        .leftJoin('courts', 'courts.id', 'closures.courtId')
        .leftJoin('facilities', (join) =>
          join.on(sql<boolean>`facilities.id = coalesce(closures.facility_id, courts.facility_id)`),
        )
        .leftJoin('pools', 'pools.id', 'closures.poolId')
        .leftJoin('venues', (join) =>
          join.on(sql<boolean>`venues.id = coalesce(closures.venue_id, facilities.venue_id, pools.venue_id)`),
        )
        .innerJoin('staff as declarer', 'declarer.id', 'closures.declaredBy')
        .leftJoin('staff as lifter', 'lifter.id', 'closures.liftedBy')
        .select(['closures.id', 'closures.reason', 'closures.textZh', 'closures.textPt', 'closures.textEn'])
        .select(['closures.startsAt', 'closures.endsAt', 'closures.declaredAt', 'closures.liftedAt', 'closures.toldAt'])
        .select(['declarer.name as declaredBy', 'lifter.name as liftedBy'])
        .select([`venues.name${end[locale]} as venue`, `facilities.name${end[locale]} as facility`])
        .select([`courts.name${end[locale]} as court`, `pools.name${end[locale]} as pool`])
        .select(({ selectFrom, ref }) => [
          selectFrom('bookings')
            .select(({ fn }) => fn.countAll<number>().as('ended'))
            .where('bookings.closedBy', '=', ref('closures.id'))
            .as('ended'),
          selectFrom('bookings')
            .innerJoin('slots', 'slots.id', 'bookings.slotId')
            .select(({ fn }) => fn.countAll<number>().as('left'))
            .where('slots.closedBy', '=', ref('closures.id'))
            .where('bookings.state', 'in', comingStates)
            .as('left'),
          selectFrom('poolTickets')
            .select(({ fn }) => fn.countAll<number>().as('ticketsEnded'))
            .where('poolTickets.closedBy', '=', ref('closures.id'))
            .as('ticketsEnded'),
          ticketsLeft(now).as('ticketsLeft'),
        ])
        .where(sql<boolean>`(closures.lifted_at is not null or closures.ends_at <= ${now}) = ${over}`)
        .orderBy('closures.id', 'desc')
        .limit(over ? lastOver : 1000)
        .execute()
    return [...(await of(false)), ...(await of(true))]
  },
})

/** How closures come, go on and end. */
export const closureChanges = (db: Tx) => ({
  /**
   * Nobody makes a timetable of this place, and nobody books anything, from here to the end of the transaction. What
   * was being booked is booked when this comes back.
   */
  async stopBooking(place: ClosedPlace) {
    // The timetable holds a facility while it makes its slots: what it makes afterwards sees the closure.
    await sql`
      select from facilities where ${place.venueId}::int is null and ${place.facilityId}::int is null and ${place.courtId}::int is null
        or venue_id = ${place.venueId} or id = ${place.facilityId}
        or id = (select facility_id from courts where courts.id = ${place.courtId})
      order by id for no key update`.execute(db)
    await sql`select stop_booking()`.execute(db)
  },

  add: (closure: Omit<Insertable<ClosureTables['closures']>, 'id' | 'liftedAt' | 'liftedBy' | 'toldAt'>) =>
    db
      .insertInto('closures')
      .values({ ...closure, liftedAt: null, liftedBy: null, toldAt: null })
      .returning('id')
      .executeTakeFirstOrThrow(),

  /** Closes the slots that a closure meets. What another one has closed stays its own. */
  closeSlots: (closedBy: number, place: ClosedPlace, span: Span) =>
    db.updateTable('slots').set({ closedBy }).where(isMet(place, span)).execute(),

  /** The oldest closure of which not all have been told, which nobody else works on until the end of the transaction. */
  next: () =>
    db
      .selectFrom('closures')
      .select(['id', 'reason', 'textZh', 'textPt', 'textEn'])
      .where('toldAt', 'is', null)
      .orderBy('id')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst(),

  /** Whether there is one of which not all have been told, also while somebody else works on it. */
  async anyLeft() {
    const { rows } = await sql`select from closures where told_at is null limit 1`.execute(db)
    return rows.length > 0
  },

  told: (id: number, toldAt: Date) => db.updateTable('closures').set({ toldAt }).where('id', '=', id).execute(),

  /** Held until the end of the transaction. */
  hold: (id: number) => db.selectFrom('closures').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  lift: (id: number, liftedBy: number, now: Date) =>
    db
      .updateTable('closures')
      .set({ liftedAt: now, liftedBy, toldAt: sql`coalesce(told_at, ${now})` })
      .where('id', '=', id)
      .execute(),

  /**
   * Opens the slots of a closure that are not over. Those that fall under another one go over to it, which then has to look
   * again whom it meets.
   */
  async openSlots(id: number, now: Date) {
    const { rows } = await sql<{ closedBy: number | null }>`
      with opened as (
        update slots set closed_by = closure_over(venue_id, facility_id, court_id, starts_at, ends_at)
        where closed_by = ${id} and ends_at > ${now} returning closed_by)
      select distinct closed_by from opened`.execute(db)
    const others = rows.flatMap(({ closedBy }) => closedBy ?? [])
    if (others.length > 0) await db.updateTable('closures').set({ toldAt: null }).where('id', 'in', others).execute()
    return others.length > 0
  },
})

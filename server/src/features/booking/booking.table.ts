import {
  type Band,
  type BookingState,
  comingStates,
  type FacilityKind,
  statesInQuota,
  statesOfHolder,
} from '@palaestra/contract'
import { type ExpressionBuilder, type Generated, type NotNull, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { after, day, hour } from '../../ports/clock.ts'

export interface BookingTables {
  bookings: {
    id: Generated<number>
    /** By which member and staff refer to it, e.g. `B26-7KQ3XM4P`. It opens nothing. */
    reference: string
    slotId: number
    /** Null of what the authority has for itself; so are the places of a quota. */
    memberId: number | null
    /** The same for adjacent hours that are joined. */
    ticket: Generated<string>
    facilityKind: FacilityKind
    band: Band
    /** The first day of the period for which the quota counts. */
    quotaFrom: string | null
    /** Which of the places 1 to `quotaMost` it has. */
    quotaPlace: number | null
    quotaMost: number | null
    startsAt: Date
    /** In avos. */
    amount: number
    state: BookingState
    /** Of what is held or offered. */
    heldUntil: Date | null
    /** By which a request that comes twice is known again. */
    requestKey: string | null
    /** By which it is paid. */
    orderId: Generated<number | null>
    /** Whether it has been kept longer. */
    prolonged: Generated<boolean>
    createdAt: Date
    endedAt: Date | null
    /** When staff have noted that its member is there. */
    arrivedAt: Generated<Date | null>
    /** What the authority itself has it for. */
    ownUseId: Generated<number | null>
    /** Who of the staff has booked it for its member. */
    atDeskBy: Generated<number | null>
    /** How often it was joined with other hours, or taken apart from them. */
    revision: Generated<number>
    /** When its member was reminded of it. */
    remindedAt: Generated<Date | null>
    /** The closure that ended it. */
    closedBy: Generated<number | null>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends BookingTables {}
}

/** What begins later than this has not ended at the moment: slots last an hour. */
const anHourBefore = (moment: Date) => after(moment, -hour)

/** Bookings of members with their slots and places. */
const placed = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('slots', 'slots.id', 'bookings.slotId')
    .innerJoin('courts', 'courts.id', 'slots.courtId')
    .innerJoin('facilities', 'facilities.id', 'slots.facilityId')
    .innerJoin('venues', 'venues.id', 'slots.venueId')
    .leftJoin('orders', 'orders.id', 'bookings.orderId')
    .leftJoin('closures', 'closures.id', 'bookings.closedBy')
    .select(['closures.reason as closedReason', 'closures.textZh', 'closures.textPt', 'closures.textEn'])
    .select([
      'slots.closedBy as slotClosedBy',
      'bookings.orderId',
      'bookings.prolonged',
      'bookings.atDeskBy',
      'orders.reference as order',
      'orders.paidAt',
      'orders.paidBy',
      'orders.state as orderState',
      'orders.createdAt as orderedAt',
    ])
    .select(['bookings.id', 'bookings.reference', 'bookings.memberId', 'bookings.slotId'])
    .select(['bookings.ticket', 'bookings.revision'])
    .select(['bookings.startsAt', 'bookings.createdAt'])
    .select(['bookings.amount', 'bookings.state', 'bookings.heldUntil', 'bookings.endedAt'])
    .select(['slots.day', 'slots.endsAt', 'slots.courtId', 'venues.code as venueCode'])
    .select(['venues.nameZh as venueZh', 'venues.namePt as venuePt', 'venues.nameEn as venueEn'])
    .select(['venues.addressZh', 'venues.addressPt', 'venues.addressEn'])
    .select(['facilities.nameZh as facilityZh', 'facilities.namePt as facilityPt', 'facilities.nameEn as facilityEn'])
    .select(['courts.nameZh as courtZh', 'courts.namePt as courtPt', 'courts.nameEn as courtEn'])
    .where('bookings.memberId', 'is not', null)
    .$narrowType<{ memberId: NotNull }>()

/** What is had or kept of the slots of a closure. What was kept for too long is let go as ever. */
const isToClose = (closure: number, now: Date) => sql<boolean>`
  bookings.slot_id in (select id from slots where closed_by = ${closure})
  and bookings.state in (${sql.join(comingStates.map((state) => sql.lit(state)))})
  and (bookings.held_until is null or bookings.held_until > ${now}
    or exists (select from orders where orders.id = bookings.order_id and orders.paid_at is not null))`

/** Between which moments bookings have ended. */
interface Over {
  after: Date
  until: Date
}
/** Where the counter noted somebody, on which day, and whom. */
const noted = (over: Over) => sql`
  with noted as materialized (
    select bookings.member_id, slots.venue_id, slots.day from bookings join slots on slots.id = bookings.slot_id
    where bookings.state = 'used' and bookings.starts_at > ${after(over.after, -2 * day)}
      and bookings.starts_at < ${over.until})`
/**
 * What nobody came to. Where the counter noted nobody on a day, nobody is known to have been away; who came to one hour
 * at a venue was there for the next; and whom a card that opened nothing kept out has missed nothing, nor whom a temporary
 * one did, which opens no court. Nor has whoever stood at the gate in time, whether it has opened or not.
 */
const missed = (over: Over) => sql`
  from bookings join slots on slots.id = bookings.slot_id join cards on cards.member_id = bookings.member_id
  where bookings.state = 'confirmed'
    and bookings.starts_at > ${after(over.after, -day)} and bookings.starts_at < ${over.until}
    and slots.ends_at > ${over.after} and slots.ends_at <= ${over.until}
    and (slots.venue_id, slots.day) in (select venue_id, day from noted)
    and (bookings.member_id, slots.venue_id, slots.day) not in (select member_id, venue_id, day from noted)
    and cards.valid_until >= slots.day
    and not exists (select from card_losses where card_losses.member_id = bookings.member_id
      and reported_on <= slots.day and (closed_on is null or closed_on >= slots.day))
    and not exists (select from gate_events where gate_events.member_id = bookings.member_id
      and gate_events.venue_id = slots.venue_id and direction = 'in'
      and at >= bookings.starts_at - interval '30 minutes' and at < slots.ends_at)
    and not exists (select from member_holds where member_holds.member_id = bookings.member_id
      and reason <> 'no_show' and since <= slots.ends_at
      and (ended_at is null or ended_at > bookings.starts_at) and (until is null or until > slots.day))`

/** The ticket of a booking. */
const ticketOf = (query: ExpressionBuilder<Tables, 'bookings'>, reference: string, memberId: number | undefined) =>
  query
    .selectFrom('bookings as asked')
    .select('asked.ticket')
    .where('asked.reference', '=', reference)
    .$if(memberId !== undefined, (asked) => asked.where('asked.memberId', '=', memberId ?? 0))

/** Of the hours of a ticket, those that are still one with this one: whoever loses one of them keeps the others. */
const oneWith = <Hour extends { reference: string; state: BookingState }>(all: readonly Hour[], reference: string) => {
  const state = all.find((hour) => hour.reference === reference)?.state
  return all.filter((hour) => hour.state === state)
}

export type PlacedBooking = Awaited<ReturnType<ReturnType<typeof bookingTable>['withIds']>>[number]

/** Of bookings: those of a member, and those of the members whose confirmed collector they were when it began. */
const isTheirs = (memberId: number) => sql<boolean>`bookings.member_id in (
  select ${memberId}::bigint
  union all select owner_id from companions where person_id = ${memberId} and kind = 'collector'
    and confirmed_at <= bookings.starts_at and (ended_at is null or ended_at > bookings.starts_at))`

export const bookingTable = (db: Db) => ({
  /** Those with these ids. */
  withIds: (ids: readonly number[]) => placed(db).where('bookings.id', 'in', ids).orderBy('bookings.id').execute(),

  /** One of a member. */
  ofMember: (memberId: number, reference: string) =>
    placed(db).where('bookings.reference', '=', reference).where('bookings.memberId', '=', memberId).executeTakeFirst(),

  /**
   * The same, which nobody else changes until the end of the transaction. Read once it is held: what is joined to it
   * would otherwise be as it was before others were waited for.
   */
  async hold(memberId: number, reference: string) {
    const held = await db
      .selectFrom('bookings')
      .select('id')
      .where('reference', '=', reference)
      .where('memberId', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return held && placed(db).where('bookings.id', '=', held.id).executeTakeFirst()
  },

  /** The same of anybody, for a desk. */
  async holdAny(reference: string) {
    const held = await db
      .selectFrom('bookings')
      .select('id')
      .where('reference', '=', reference)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return held && placed(db).where('bookings.id', '=', held.id).executeTakeFirst()
  },

  /** The hours of these tickets, in the order in which they begin. */
  ofTickets: async (tickets: readonly string[]) =>
    tickets.length === 0
      ? []
      : placed(db)
          .where('bookings.ticket', 'in', tickets)
          .orderBy('bookings.startsAt')
          .orderBy('bookings.id')
          .execute(),

  /**
   * The hours that are one with a booking, of anybody or of one member: joined, and in the same state. In the order in
   * which they begin; nothing where there is no such booking.
   */
  async hoursOf(reference: string, memberId?: number) {
    const all = await placed(db)
      .where('bookings.ticket', '=', (query) => ticketOf(query, reference, memberId))
      .orderBy('bookings.startsAt')
      .orderBy('bookings.id')
      .execute()
    return oneWith(all, reference)
  },

  /** The same, which nobody else changes until the end of the transaction. */
  async holdHours(reference: string, memberId?: number) {
    const held = await db
      .selectFrom('bookings')
      .select('id')
      .where('ticket', '=', (query) => ticketOf(query, reference, memberId))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    if (held.length === 0) return []
    const ids = held.map(({ id }) => id)
    const all = await placed(db).where('bookings.id', 'in', ids).orderBy('bookings.startsAt').execute()
    return oneWith(all, reference)
  },

  /** The confirmed bookings of a member on one court that begin at one of these moments. */
  confirmedAt: (memberId: number, courtId: number, moments: readonly Date[]) =>
    placed(db)
      .where('bookings.memberId', '=', memberId)
      .where('slots.courtId', '=', courtId)
      .where('bookings.startsAt', 'in', moments)
      .where('bookings.state', '=', 'confirmed')
      .orderBy('bookings.startsAt')
      .execute(),

  /** Whatever a member changes of several bookings waits for what else they change. Before any row is held. */
  lockMember: (memberId: number) =>
    sql`select take_booking_locks(array[${memberId}::bigint], array[]::int[])`.execute(db),

  /** Makes bookings that the caller holds hours of one ticket. */
  join: (ids: readonly number[], ticket: string) =>
    db
      .updateTable('bookings')
      .set(({ eb }) => ({ ticket, revision: eb('revision', '+', 1) }))
      .where('id', 'in', ids)
      .execute(),

  /** Gives each of them a ticket of its own. */
  split: (ids: readonly number[]) =>
    db
      .updateTable('bookings')
      .set(({ eb }) => ({ ticket: sql<string>`gen_random_uuid()`, revision: eb('revision', '+', 1) }))
      .where('id', 'in', ids)
      .execute(),

  /**
   * Those to come, the next first, or the others, the latest first; after one of them. Who has come plays until the end.
   * Hours that are joined are one, which begins with the first of them and ends with the last.
   */
  page(
    memberId: number,
    { past, now, after, size }: { past: boolean; now: Date; after: string | undefined; size: number },
  ) {
    const isComing = sql<boolean>`(bookings.state in (${sql.join([...comingStates, 'used'])}) and exists (
      select from bookings hour where hour.ticket = bookings.ticket and hour.state = bookings.state
        and hour.starts_at > ${anHourBefore(now)}))`
    const isFirst = sql<boolean>`not exists (
      select from bookings before where before.ticket = bookings.ticket and before.state = bookings.state
        and before.starts_at < bookings.starts_at)`
    const [beyond, order] = past ? ([sql.raw('<'), 'desc'] as const) : ([sql.raw('>'), 'asc'] as const)
    return placed(db)
      .where('bookings.memberId', '=', memberId)
      .where(past ? sql<boolean>`not ${isComing}` : isComing)
      .where(isFirst)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(bookings.starts_at, bookings.id) ${beyond}
            (select starts_at, id from bookings where reference = ${after} and member_id = ${memberId})`,
        ),
      )
      .orderBy('bookings.startsAt', order)
      .orderBy('bookings.id', order)
      .limit(size)
      .execute()
  },

  /**
   * A member’s bookings for their calendar, the latest first: what is or was theirs after a moment, and what they lost
   * after another, so that it goes from the calendar, too.
   */
  forCalendar: (memberId: number, { since, endedSince, most }: { since: Date; endedSince: Date; most: number }) =>
    placed(db)
      .where('bookings.memberId', '=', memberId)
      .where('bookings.startsAt', '>', since)
      .where((row) =>
        row.or([
          row('bookings.state', 'in', ['confirmed', 'used', 'no_show']),
          row.and([
            row('bookings.state', 'in', ['cancelled', 'forfeited', 'closed']),
            row('bookings.endedAt', '>', endedSince),
          ]),
        ]),
      )
      .orderBy('bookings.startsAt', 'desc')
      .orderBy('bookings.id', 'desc')
      .limit(most)
      .execute(),

  /** What a member’s day at a venue depends on. Nothing comes back when there is no such venue. */
  venueFor: (memberId: number, code: string) =>
    db
      .selectFrom('venues')
      .innerJoin('members', (join) => join.on('members.id', '=', memberId))
      .select(['venues.id as venueId', 'members.birthDate'])
      .where('venues.code', '=', code)
      .executeTakeFirst(),

  /** The slots of a venue on a day that a member has. */
  slotsOf: (memberId: number, venueId: number, day: string) =>
    db
      .selectFrom('bookings')
      .innerJoin('slots', 'slots.id', 'bookings.slotId')
      .select(['bookings.slotId as slot', 'bookings.reference'])
      .where('bookings.memberId', '=', memberId)
      .where('slots.venueId', '=', venueId)
      .where('slots.day', '=', day)
      .where('bookings.state', 'in', statesOfHolder)
      .orderBy('slots.startsAt')
      .orderBy('bookings.slotId')
      .execute(),

  /** The quotas that a venue’s slots of a day fall under, and how much of them a member has used. */
  quotas: (memberId: number, venueId: number, day: string) =>
    db
      .selectFrom('slots')
      .where('slots.venueId', '=', venueId)
      .where('slots.day', '=', day)
      .groupBy(['slots.facilityKind', 'slots.band', 'slots.quotaFrom'])
      .select(({ fn, selectFrom, ref }) => [
        'slots.facilityKind as kind',
        'slots.band',
        fn.max('slots.quotaMost').as('most'),
        fn
          .coalesce(
            selectFrom('bookings')
              .select(({ fn }) => fn.countAll<number>().as('used'))
              .where('bookings.memberId', '=', memberId)
              .where('bookings.facilityKind', '=', ref('slots.facilityKind'))
              .where('bookings.band', '=', ref('slots.band'))
              .where('bookings.quotaFrom', '=', ref('slots.quotaFrom'))
              .where('bookings.state', 'in', statesInQuota),
            sql.lit(0),
          )
          .as('used'),
      ])
      .orderBy('slots.facilityKind')
      .orderBy('slots.band')
      .execute(),

  /** Ends one that is held fast. */
  end: (id: number, state: 'cancelled' | 'forfeited' | 'lapsed', endedAt: Date) =>
    db.updateTable('bookings').set({ state, endedAt, heldUntil: null }).where('id', '=', id).execute(),

  /** Turns one that was booked in this transaction into one that is offered. */
  offer: (id: number, heldUntil: Date) =>
    db.updateTable('bookings').set({ state: 'offered', heldUntil }).where('id', '=', id).execute(),

  /** Makes of one that was offered, and is held fast, what its member has taken: confirmed where it is not to be held. */
  take: (id: number, heldUntil: Date | null) =>
    db
      .updateTable('bookings')
      .set({ state: heldUntil ? 'held' : 'confirmed', heldUntil })
      .where('id', '=', id)
      .execute(),

  /** Whether somebody has this slot. */
  async isHad(slotId: number) {
    const { rows } =
      await sql`select from bookings where slot_id = ${slotId} and state in (${sql.join(statesOfHolder)})`.execute(db)
    return rows.length > 0
  },

  /** Of these slots, those for which somebody waits. */
  async waitedFor(slots: readonly number[]) {
    const rows = await db
      .selectFrom('waits')
      .select('slotId')
      .distinct()
      .where('slotId', 'in', slots)
      .where('state', '=', 'waiting')
      .execute()
    return rows.flatMap(({ slotId }) => slotId ?? [])
  },

  /** Notes by which order it is paid. */
  orderedBy: (id: number, orderId: number) =>
    db.updateTable('bookings').set({ orderId }).where('id', '=', id).execute(),

  /** Keeps it longer, once. Nothing comes back where it was, or is not kept any more. */
  keepLonger: (id: number, heldUntil: Date) =>
    db
      .updateTable('bookings')
      .set({ heldUntil, prolonged: true })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .where('prolonged', '=', false)
      .returning('id')
      .executeTakeFirst(),

  /** Keeps it until a later moment, as long as it is kept. */
  keepUntil: (id: number, heldUntil: Date) =>
    db
      .updateTable('bookings')
      .set({ heldUntil })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .where('heldUntil', '<', heldUntil)
      .execute(),

  /** Whose booking of which slot an order pays, before anything is held. */
  ofOrder: (orderId: number) =>
    db
      .selectFrom('bookings')
      .select(['id', 'memberId', 'slotId'])
      .where('orderId', '=', orderId)
      .where('memberId', 'is not', null)
      .$narrowType<{ memberId: NotNull }>()
      .executeTakeFirst(),

  /** What a member holds, or is offered, and has not confirmed, in the order in which bookings are locked. */
  heldBy: (memberId: number) =>
    db
      .selectFrom('bookings')
      .select(['id', 'orderId'])
      .where('memberId', '=', memberId)
      .where('state', 'in', ['held', 'offered'])
      .orderBy('id')
      .execute(),

  /** Holds what is about to change: a member and a slot, in the order of everybody who adds bookings or brings one back. */
  lock: (memberId: number, slotId: number) =>
    sql`select take_booking_locks(array[${memberId}::bigint], array[${slotId}::int])`.execute(db),

  /** One that its order names. Held first: who cancels meanwhile has come before, or comes after. */
  async holdById(id: number) {
    await db.selectFrom('bookings').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
    return placed(db).where('bookings.id', '=', id).executeTakeFirstOrThrow()
  },

  /** Notes that its member is there, or that nobody is after all. The caller holds it. */
  arrived: (id: number, arrivedAt: Date | null) =>
    db
      .updateTable('bookings')
      .set({ state: arrivedAt ? 'used' : 'confirmed', arrivedAt })
      .where('id', '=', id)
      .execute(),

  /** What is booked at a venue on a day, of what ends after one moment and begins before another. */
  expected: (venue: string, day: string, endsAfter: Date, startsBefore: Date) =>
    placed(db)
      .innerJoin('members', 'members.id', 'bookings.memberId')
      .select(['members.memberNumber', 'members.nameZh', 'members.surname', 'members.firstName', 'bookings.arrivedAt'])
      .where('venues.code', '=', venue)
      .where('slots.day', '=', day)
      // With the hours that are joined with such a one.
      .where(
        sql<boolean>`exists (select from bookings hour where hour.ticket = bookings.ticket
          and hour.state = bookings.state and hour.starts_at > ${anHourBefore(endsAfter)}
          and hour.starts_at <= ${startsBefore})`,
      )
      .where('bookings.state', 'in', ['confirmed', 'used'])
      .orderBy('slots.startsAt')
      .orderBy('courts.place')
      .orderBy('bookings.id')
      .execute(),

  /**
   * What a member has booked at a venue around a moment, or collects for others, before or after it on the same day or
   * night, in the order in which it begins.
   */
  atGate: (memberId: number, venueId: number, at: Date) =>
    placed(db)
      .where(isTheirs(memberId))
      .where('slots.venueId', '=', venueId)
      .where('bookings.startsAt', '>', after(at, -day))
      .where('bookings.startsAt', '<', after(at, day))
      .where('bookings.state', 'in', ['held', 'confirmed', 'used', 'no_show'])
      .where('slots.closedBy', 'is', null)
      .orderBy('bookings.startsAt')
      .orderBy('bookings.id')
      .execute(),

  /** What was judged as missed at the venue of a booking on its day is confirmed: its member was there. */
  unmiss: (memberId: number, { venueCode, day }: { venueCode: string; day: string }) =>
    db
      .updateTable('bookings')
      .set({ state: 'confirmed' })
      .where('memberId', '=', memberId)
      .where('state', '=', 'no_show')
      .where('slotId', 'in', (of) =>
        of
          .selectFrom('slots')
          .innerJoin('venues', 'venues.id', 'slots.venueId')
          .select('slots.id')
          .where('venues.code', '=', venueCode)
          .where('slots.day', '=', day),
      )
      .execute(),

  /** Whether something of a day is judged as missed. */
  async hasMissed(memberId: number, day: string) {
    const found = await db
      .selectFrom('bookings')
      .innerJoin('slots', 'slots.id', 'bookings.slotId')
      .select('bookings.id')
      .where('bookings.memberId', '=', memberId)
      .where('bookings.state', '=', 'no_show')
      .where('slots.day', '=', day)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  },

  /** Members who have missed a booking. */
  async absentees(over: Over, most: number) {
    const { rows } = await sql<{ memberId: number }>`
      ${noted(over)} select distinct bookings.member_id as "memberId" ${missed(over)} limit ${most}`.execute(db)
    return rows.map(({ memberId }) => memberId)
  },

  /** What one of them has missed, in order. Nobody else changes it until the end of the transaction. */
  async holdMissed(memberId: number, over: Over) {
    const { rows } = await sql<{ id: number; reference: string; day: string }>`
      ${noted(over)} select bookings.id, bookings.reference, slots.day ${missed(over)}
        and bookings.member_id = ${memberId}
      order by bookings.starts_at, bookings.id for no key update of bookings`.execute(db)
    return rows
  },

  /** Notes that nobody came. The caller holds them. */
  miss: (ids: readonly number[]) =>
    db.updateTable('bookings').set({ state: 'no_show' }).where('id', 'in', ids).execute(),

  confirm: (id: number) =>
    db
      .updateTable('bookings')
      .set({ state: 'confirmed', heldUntil: null, endedAt: null })
      .where('id', '=', id)
      .execute(),

  /** Whether one that has lapsed can be had again: its slot is nobody’s, its place of the quota free, and it is to come. */
  async isFree(id: number, now: Date) {
    const { rows } = await sql<{ free: boolean }>`
      select mine.starts_at > ${now}
        and not exists (select from slots where id = mine.slot_id and closed_by is not null)
        and not exists (select from bookings where slot_id = mine.slot_id and state in (${sql.join(statesOfHolder)}))
        and not exists (select from bookings where member_id = mine.member_id
          and facility_kind = mine.facility_kind and band = mine.band and quota_from = mine.quota_from
          and quota_place = mine.quota_place and state in (${sql.join(statesInQuota)})) as free
      from bookings mine where id = ${id}`.execute(db)
    return rows[0]?.free === true
  },

  /** Lets go what nobody has paid in time. Whoever wants such a slot takes it before: this keeps lists tidy. */
  lapse: (now: Date, most: number) =>
    db
      .updateTable('bookings')
      .set({ state: 'lapsed', heldUntil: null, endedAt: now })
      .where('id', 'in', (query) =>
        query
          .selectFrom('bookings as over')
          .leftJoin('orders', 'orders.id', 'over.orderId')
          .select('over.id')
          .where('over.state', 'in', ['held', 'offered'])
          .where('over.heldUntil', '<=', now)
          .where('orders.paidAt', 'is', null)
          .orderBy('over.heldUntil')
          .limit(most)
          .forUpdate('over')
          .skipLocked(),
      )
      .returning('id')
      .execute(),

  /**
   * A portion of the bookings that a closure ends, each person’s together, which nobody else changes until the end of the
   * transaction. What somebody changes at this moment is left for the next portion.
   */
  async holdClosed(closure: number, now: Date, most: number) {
    const { rows } = await sql<{ id: number }>`
      select bookings.id from bookings
      where ${isToClose(closure, now)}
      order by member_id, starts_at limit ${most} for no key update of bookings skip locked`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Whether a closure has bookings to end, those too that somebody else holds at this moment. */
  async hasClosed(closure: number, now: Date) {
    const { rows } = await sql`select from bookings where ${isToClose(closure, now)} limit 1`.execute(db)
    return rows.length > 0
  },

  /** Ends bookings that the caller holds, because of a closure. */
  close: (ids: readonly number[], closedBy: number, endedAt: Date) =>
    db
      .updateTable('bookings')
      .set({ state: 'closed', heldUntil: null, endedAt, closedBy })
      .where('id', 'in', ids)
      .execute(),

  purge: (before: Date) => db.deleteFrom('bookings').where('startsAt', '<', before).execute(),
})

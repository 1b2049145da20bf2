import { type Band, type FacilityKind, type GivenBy, statesOfHolder } from '@palaestra/contract'
import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

export interface SlotTables {
  /** An hour of a court, with all that was said of it when it was offered. OpenActive: Slot. */
  slots: {
    id: Generated<number>
    courtId: number
    facilityId: number
    venueId: number
    facilityKind: FacilityKind
    band: Band
    /** The day on which it begins. */
    day: string
    startsAt: Date
    /** An hour later. */
    endsAt: Date
    /** When it can be booked. Infinity where the timetable no longer has it, and somebody has booked it. */
    opensAt: Date
    givenBy: GivenBy
    /** The first day of the period in which one may have so many of its kind and band. */
    quotaFrom: string
    quotaMost: number
    /** In avos, as the other prices. */
    priceAdult: number
    priceMinor: number
    priceSenior: number
    /** The closure that it falls under. */
    closedBy: Generated<number | null>
  }
  /** What the slots of a day were made of: the version of the facility, and whether it was a public holiday. */
  timetableDays: { facilityId: number; day: string; version: number; holiday: boolean }
}
declare module '../../database/tables.ts' {
  interface Tables extends SlotTables {}
}

type SlotRow = Insertable<SlotTables['slots']>
export type NewSlot = Omit<SlotRow, 'id' | 'facilityId' | 'venueId' | 'facilityKind' | 'day' | 'closedBy'>
type Facility = { id: number; venueId: number; kind: FacilityKind }

/** A day of a facility whose slots are not made yet, or of something that is no longer so. */
export interface OpenDay {
  facilityId: number
  day: string
  isHoliday: boolean
}

/** Not of a slot that was closed to others, which the timetable no longer has. */
export const isLet = sql<boolean>`opens_at < 'infinity'`

/**
 * Whether it is kept for those who wait for it. The line is looked at only where there is one: asked of each slot of two
 * weeks, it was most of the answer.
 */
export const isKept = (now: Date) => sql<boolean>`(
  slots.id in (select w.slot_id from waits w where w.state = 'waiting') and is_kept_for_line(slots.id, ${now}))`

/**
 * Whether somebody has the slot, or it is kept for those who wait for it. What was kept for somebody is free at the end of
 * that time, swept or not.
 */
const isTaken = (now: Date) => sql<boolean>`(exists (
  select from bookings b
  where b.slot_id = slots.id and b.state in (${sql.join(statesOfHolder.map((state) => sql.lit(state)))})
    and (b.held_until is null or b.held_until > ${now})) or ${isKept(now)})`

/** Whether it is still to be drawn for, or what was won still to be given: until then it opens to nobody. */
export const isAwaited = sql<boolean>`(given_by = 'ballot' and exists (
  select from draws d
  where d.purpose = 'peak' and d.facility_kind = slots.facility_kind and d.day = slots.day and d.awarded_at is null))`
/** Whether a slot can be booked at this moment by somebody who may. */
const isFree = (now: Date) => sql<boolean>`starts_at > ${now} and opens_at <= ${now} and closed_by is null
  and not ${isTaken(now)} and not ${isAwaited}`

export const slotTable = (db: Db) => ({
  /** The days from `from` to `to` to be made, the nearest first. */
  async openDays(from: string, to: string, most: number): Promise<OpenDay[]> {
    const { rows } = await sql<OpenDay>`
      select f.id as facility_id, d.day, h.day is not null as is_holiday
      from (select n::date as day from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') n) d
      cross join facilities f
      left join holidays h on h.day = d.day
      left join timetable_days t on t.facility_id = f.id and t.day = d.day
      where t.day is null or t.version <> f.version or t.holiday <> (h.day is not null)
      order by d.day, f.id limit ${most}`.execute(db)
    return rows
  },

  /** Slots of days before this one that nobody has ever booked. */
  forget: (before: string) =>
    db
      .deleteFrom('slots')
      .where('day', '<', before)
      .where(sql<boolean>`not exists (select from bookings b where b.slot_id = slots.id)`)
      .execute(),

  /** What the slots of days before this one were made of. */
  forgetDays: (before: string) => db.deleteFrom('timetableDays').where('day', '<', before).execute(),

  /** The slots of a venue on a day as everybody sees them, in the order of its facilities, courts and hours. */
  ofVenue: (venueId: number, day: string, now: Date) =>
    db
      .selectFrom('slots')
      .select(['id', 'courtId', 'facilityId', 'band', 'startsAt', 'endsAt', 'opensAt', 'givenBy', 'closedBy'])
      .select(['priceAdult', 'priceMinor', 'priceSenior'])
      .select([isTaken(now).as('taken'), isAwaited.as('awaited')])
      .where('venueId', '=', venueId)
      .where('day', '=', day)
      .where(isLet)
      .orderBy('facilityId')
      .orderBy('courtId')
      .orderBy('startsAt')
      .execute(),

  /**
   * How many slots can be booked now: of each facility of a venue, or of all, by day. Of a day on which nothing lies ahead
   * but what is closed there is no row: it is not full.
   */
  async free({ from, to, venueId }: { from: string; to: string; venueId?: number }, now: Date) {
    const ofVenue = venueId === undefined ? sql`` : sql`and venue_id = ${venueId}`
    const isAsked = sql`day between ${from} and ${to} ${ofVenue}`
    const { rows } = await sql<{ facilityId: number; day: string; free: number }>`
      select facility_id, day, coalesce(free, 0) as free
      from (select distinct facility_id, day from slots
        where ${isAsked} and starts_at > ${now} and closed_by is null and ${isLet}) as let
      left join (select facility_id, day, count(*)::int as free from slots
        where ${isAsked} and ${isFree(now)} group by facility_id, day) as counted using (facility_id, day)`.execute(db)
    return rows
  },

  /** The hours of a day that can still be booked, and on how many courts: of each facility, in the order of time. */
  async freeHours(day: string, now: Date) {
    const { rows } = await sql<{ facilityId: number; startsAt: Date; endsAt: Date; free: number }>`
      select facility_id, starts_at, ends_at, count(*)::int as free from slots
      where day = ${day} and ${isFree(now)}
      group by facility_id, starts_at, ends_at order by starts_at`.execute(db)
    return rows
  },

  /**
   * When a day of each facility begins and ends, and how many courts are let on it; where all of it that lies ahead is
   * closed, by which closure.
   */
  async spans(day: string, now: Date) {
    type Span = { facilityId: number; courts: number; begins: Date; ends: Date; closedBy: number | null }
    const { rows } = await sql<Span>`
      select facility_id, count(distinct court_id)::int as courts, min(starts_at) as begins, max(ends_at) as ends,
        case when bool_and(closed_by is not null) filter (where starts_at > ${now})
          then min(closed_by) filter (where starts_at > ${now}) end as closed_by
      from slots where day = ${day} and ${isLet} group by facility_id`.execute(db)
    return rows
  },

  /** The slots of a facility on a day that have not begun. */
  ahead: (facilityId: number, day: string, now: Date): Promise<Selectable<SlotTables['slots']>[]> =>
    db
      .selectFrom('slots')
      .selectAll()
      .where('facilityId', '=', facilityId)
      .where('day', '=', day)
      .where('startsAt', '>', now)
      .execute(),
})

/** What the timetable writes. */
export const slotChanges = (db: Tx) => ({
  /** Deletes slots that nobody has booked; those that somebody has are closed to others. */
  drop: (ids: number[]) => sql`select drop_slots(${ids}::int[])`.execute(db),

  change: (id: number, { courtId: _, startsAt: __, ...slot }: NewSlot) =>
    db.updateTable('slots').set(slot).where('id', '=', id).execute(),

  /**
   * What falls under a closure is closed from the beginning; each slot is asked about only where the days around have a
   * closure at all. Where somebody has booked what overlaps, the new slot is left out. All in one parameter: a list of
   * thousands would take longer to plan than to write.
   */
  async add({ id, venueId, kind }: Facility, day: string, slots: NewSlot[]) {
    if (slots.length === 0) return
    await sql`
      insert into slots (facility_id, venue_id, facility_kind, day, court_id, starts_at, ends_at, opens_at, band, given_by,
        quota_from, quota_most, price_adult, price_minor, price_senior, closed_by)
      select ${id}, ${venueId}, ${kind}, ${day}::date, "courtId", "startsAt", "endsAt", "opensAt", band, "givenBy",
        "quotaFrom", "quotaMost", "priceAdult", "priceMinor", "priceSenior",
        case when near.closed then closure_over(${venueId}, ${id}, "courtId", "startsAt", "endsAt") end
      from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as slot (
        "courtId" int, "startsAt" timestamptz, "endsAt" timestamptz, "opensAt" timestamptz, band text, "givenBy" text,
        "quotaFrom" date, "quotaMost" smallint, "priceAdult" int, "priceMinor" int, "priceSenior" int),
        (select exists (select from closures
          where lifted_at is null and starts_at < ${day}::date + 2 and ends_at > ${day}::date - 1) as closed) as near
      on conflict do nothing`.execute(db)
  },

  noteMade: (made: SlotTables['timetableDays']) =>
    db
      .insertInto('timetableDays')
      .values(made)
      .onConflict((conflict) => conflict.columns(['facilityId', 'day']).doUpdateSet(made))
      .execute(),
})

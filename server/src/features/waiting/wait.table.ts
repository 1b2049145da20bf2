import { liveWaits, statesInQuota, statesOfHolder, type WaitState } from '@palaestra/contract'
import { type Generated, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

export interface WaitTables {
  /** Who waits for which slot, or class; an offer is a booking, or a place. */
  waits: {
    id: Generated<number>
    memberId: number
    /** One of the two. */
    slotId: number | null
    courseId: Generated<number | null>
    /** Which of the places 1 to 5 it has among the waits of its member. */
    nr: number
    /** In the draw for this slot, of who has won nothing in it: those come first. */
    rank: number | null
    state: WaitState
    since: Date
    /** What is, or was last, offered; from when, and until when as it was said. */
    bookingId: number | null
    enrolmentId: Generated<number | null>
    offeredAt: Date | null
    offeredUntil: Date | null
    endedAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends WaitTables {}
}

/** What decides whether somebody may wait for a slot. */
interface Asked {
  startsAt: Date
  opensAt: Date
  day: string
  isClosed: boolean
  /** The timetable no longer has it. */
  isGone: boolean
  minimumAge: number
  /** Who has it now; null where it is nobody’s. */
  holder: number | null
  /** It has just come free, for those who wait already. */
  isKept: boolean
  isQuotaUsed: boolean
}

/** Somebody in a line. */
interface InLine {
  id: number
  memberId: number
  bornOn: string
  startsAt: Date
}

interface Paged {
  /** The last one of the page before. */
  after: number | undefined
  most: number
}

/** Somebody in a line, as the desk sees them. */
interface OfLine {
  id: number
  slotId: number
  state: WaitState
  since: Date
  rank: number | null
  offeredUntil: Date | null
  startsAt: Date
  endsAt: Date
  courtZh: string
  courtPt: string
  courtEn: string
  memberNumber: string
  nameZh: string | null
  surname: string
  firstName: string
  /** How many are in this line, and how many of them are served before, and oneself. */
  many: number
  place: number
}

const live = sql.join(liveWaits.map((state) => sql.lit(state)))
const ofHolder = sql.join(statesOfHolder.map((state) => sql.lit(state)))
const inQuota = sql.join(statesInQuota.map((state) => sql.lit(state)))
/** Those who were drawn for and won nothing come first, by their ranks; then who has joined first. */
const isBefore = (one: string, other: string) => {
  const order = (of: string) => sql`(coalesce(${sql.ref(`${of}.rank`)}, 2147483647), ${sql.ref(`${of}.id`)})`
  return sql<boolean>`${order(one)} <= ${order(other)}`
}

const placed = (db: Db) =>
  db
    .selectFrom('waits')
    .innerJoin('slots', 'slots.id', 'waits.slotId')
    .innerJoin('courts', 'courts.id', 'slots.courtId')
    .innerJoin('facilities', 'facilities.id', 'slots.facilityId')
    .innerJoin('venues', 'venues.id', 'slots.venueId')
    .innerJoin('members', 'members.id', 'waits.memberId')
    .leftJoin('bookings', 'bookings.id', 'waits.bookingId')
    .select(['waits.id', 'waits.memberId', 'slots.id as slotId', 'waits.state', 'waits.endedAt'])
    .select(['waits.offeredAt', 'waits.offeredUntil'])
    .select([
      'slots.day',
      'slots.startsAt',
      'slots.endsAt',
      'slots.priceAdult',
      'slots.priceMinor',
      'slots.priceSenior',
    ])
    .select(['members.birthDate', 'bookings.reference', 'bookings.state as bookingState'])
    .select(['bookings.endedAt as bookingEndedAt', 'venues.code as venueCode'])
    .select(['venues.nameZh as venueZh', 'venues.namePt as venuePt', 'venues.nameEn as venueEn'])
    .select(['venues.addressZh', 'venues.addressPt', 'venues.addressEn'])
    .select(['facilities.nameZh as facilityZh', 'facilities.namePt as facilityPt', 'facilities.nameEn as facilityEn'])
    .select(['courts.nameZh as courtZh', 'courts.namePt as courtPt', 'courts.nameEn as courtEn'])

export type PlacedWait = Awaited<ReturnType<ReturnType<typeof waitTable>['withIds']>>[number]

export const waitTable = (db: Db) => ({
  withIds: (ids: readonly number[]) => placed(db).where('waits.id', 'in', ids).orderBy('waits.id').execute(),

  /** Those of a member that are live, or have ended since a moment: offers first, then by time; at last what is over. */
  mine: (memberId: number, since: Date) =>
    placed(db)
      .select([
        sql<number | null>`case when waits.ended_at is null then (
          select count(*)::int from waits others where others.slot_id = waits.slot_id and others.state in (${live})
            and ${isBefore('others', 'waits')}) end`.as('place'),
        sql<number>`(select count(*)::int from bookings used where used.member_id = waits.member_id
          and used.facility_kind = slots.facility_kind and used.band = slots.band
          and used.quota_from = slots.quota_from and used.state in (${inQuota}))`.as('used'),
        'slots.quotaMost as most',
      ])
      .where('waits.memberId', '=', memberId)
      .where((where) => where.or([where('waits.endedAt', 'is', null), where('waits.endedAt', '>', since)]))
      .orderBy('waits.endedAt', (by) => by.desc().nullsFirst())
      .orderBy(sql`waits.state <> 'offered'`)
      .orderBy('slots.startsAt')
      .orderBy('waits.id')
      .execute(),

  /** The live one of a member for a slot. */
  of: (memberId: number, slotId: number) =>
    db
      .selectFrom('waits')
      .select(['id', 'state', 'bookingId'])
      .where('memberId', '=', memberId)
      .where('slotId', '=', slotId)
      .where('state', 'in', liveWaits)
      .executeTakeFirst(),

  /** How many are served before one that is live, and itself. */
  async placeOf(id: number) {
    const { rows } = await sql<{ place: number }>`
      select count(*)::int as place from waits mine
      join waits others on others.slot_id = mine.slot_id and others.state in (${live})
        and ${isBefore('others', 'mine')}
      where mine.id = ${id}`.execute(db)
    return rows[0]?.place ?? 1
  },

  /** What decides whether a member may wait for a slot. Nothing comes back when there is none. */
  async asked(memberId: number, slotId: number, now: Date) {
    const { rows } = await sql<Asked>`
      select s.starts_at, s.day, s.closed_by is not null as is_closed, s.opens_at = 'infinity' as is_gone,
        case when s.opens_at < 'infinity' then s.opens_at else s.starts_at end as opens_at, f.minimum_age,
        (select b.member_id from bookings b where b.slot_id = s.id and b.state in (${ofHolder})
          and (b.held_until is null or b.held_until > ${now})) as holder,
        is_kept_for_line(s.id, ${now}) as is_kept,
        s.quota_most <= (select count(*) from bookings b where b.member_id = ${memberId}
          and b.facility_kind = s.facility_kind and b.band = s.band and b.quota_from = s.quota_from
          and b.state in (${inQuota})) as is_quota_used
      from slots s join facilities f on f.id = s.facility_id
      where s.id = ${slotId}`.execute(db)
    return rows[0]
  },

  /** Slots that are nobody’s while somebody waits for them, after one of them: of these, or of all. */
  async freed(now: Date, { among, after, most }: { among?: readonly number[]; after: number; most: number }) {
    const { rows } = await sql<{ slotId: number }>`
      select distinct w.slot_id from waits w join slots s on s.id = w.slot_id
      where w.state = 'waiting' and w.slot_id > ${after} ${among ? sql`and w.slot_id = any(${[...among]}::int[])` : sql``}
        and s.starts_at > ${now}::timestamptz + interval '60 minutes'
        and s.closed_by is null and s.opens_at < 'infinity'
        and not exists (select from bookings b where b.slot_id = s.id and b.state in (${ofHolder}))
        and not exists (select from waits o where o.slot_id = s.id and o.state = 'offered')
      order by w.slot_id limit ${most}`.execute(db)
    return rows.map(({ slotId }) => slotId)
  },

  /** Who waits for a slot, in the order in which they are served. */
  async line(slotId: number) {
    const { rows } = await sql<InLine>`
      select w.id, w.member_id, m.birth_date as born_on, s.starts_at
      from waits w join members m on m.id = w.member_id join slots s on s.id = w.slot_id
      where w.slot_id = ${slotId} and w.state = 'waiting'
      order by coalesce(w.rank, 2147483647), w.id`.execute(db)
    return rows
  },

  /** Who waits for the slots of a facility on a day, by hour and court, each line in its order; after one of them. */
  async lines({ facilityId, day }: { facilityId: number; day: string }, { after, most }: Paged) {
    const key = sql`starts_at, court_place, slot_id, served_by, id`
    const { rows } = await sql<OfLine>`
      with lines as (
        select w.id, w.slot_id, w.state, w.since, w.rank, w.offered_until, s.starts_at, s.ends_at,
          c.place as court_place, c.name_zh as court_zh, c.name_pt as court_pt, c.name_en as court_en,
          m.member_number, m.name_zh, m.surname, m.first_name, coalesce(w.rank, 2147483647) as served_by
        from slots s join waits w on w.slot_id = s.id
        join courts c on c.id = s.court_id join members m on m.id = w.member_id
        where s.facility_id = ${facilityId} and s.day = ${day})
      , living as (
        select lines.*, count(*) over (partition by slot_id)::int as many,
          (row_number() over (partition by slot_id order by served_by, id))::int as place
        from lines where state in (${live}))
      select * from living
      where ${after ?? null}::bigint is null or (${key}) > (select ${key} from lines where id = ${after ?? null}::bigint)
      order by ${key} limit ${most}`.execute(db)
    return rows
  },

  purge: (before: Date) => db.deleteFrom('waits').where('endedAt', '<', before).execute(),
})

/** What a transaction does with waits. */
export const waitChanges = (db: Tx) => ({
  /** Joins the line of a slot. Nothing comes back where the member waits for it, or for as many as one may. */
  async join({ memberId, slotId, since }: { memberId: number; slotId: number; since: Date }) {
    const { rows } = await sql<{ id: number }>`
      insert into waits (member_id, slot_id, nr, rank, state, since)
      select ${memberId}, ${slotId}, free, (
          select e.rank from draw_entries e join draws d on d.id = e.draw_id
          join slots s on s.id = ${slotId} and s.facility_kind = d.facility_kind and s.day = d.day
          where d.purpose = 'peak' and s.given_by = 'ballot' and e.member_id = ${memberId} and e.won is null
            and ${slotId}::int = any(e.choices)),
        'waiting', ${since}
      from generate_series(1, 5) free
      where not exists (select from waits w where w.member_id = ${memberId} and w.nr = free and w.state in (${live}))
      order by free limit 1
      on conflict do nothing returning id`.execute(db)
    return rows[0]
  },

  /** Holds one that waits, until the end of the transaction. Nothing comes back where it does no longer. */
  holdWaiting: (id: number) =>
    db
      .selectFrom('waits')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .forNoKeyUpdate()
      .executeTakeFirst(),

  offer: (
    id: number,
    { bookingId, offeredAt, offeredUntil }: { bookingId: number; offeredAt: Date; offeredUntil: Date },
  ) =>
    db
      .updateTable('waits')
      .set({ state: 'offered', bookingId, offeredAt, offeredUntil })
      .where('id', '=', id)
      .execute(),

  /** The answer to what was offered. Nothing changes where it was given before. */
  answer: (bookingId: number, state: 'taken' | 'declined', endedAt: Date) =>
    db
      .updateTable('waits')
      .set({ state, endedAt })
      .where('bookingId', '=', bookingId)
      .where('state', '=', 'offered')
      .execute(),

  /** Leaves the line. Nothing comes back where the member does not wait. */
  leave: (memberId: number, slotId: number, endedAt: Date) =>
    db
      .updateTable('waits')
      .set({ state: 'left', endedAt })
      .where('memberId', '=', memberId)
      .where('slotId', '=', slotId)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst(),

  /** Holds a portion of those whose offer has ended without an answer; what somebody else works on is left to them. */
  async holdEnded(most: number) {
    const { rows } = await sql<{ id: number }>`
      select w.id from waits w join bookings b on b.id = w.booking_id
      where w.state = 'offered' and b.state <> 'offered'
      order by w.id limit ${most} for no key update of w skip locked`.execute(db)
    return rows.map(({ id }) => id)
  },

  end: (ids: readonly number[], state: 'unanswered' | 'over' | 'taken', endedAt: Date) =>
    db.updateTable('waits').set({ state, endedAt }).where('id', 'in', ids).execute(),

  /** Back into the line, at the same place. */
  takeBack: (ids: readonly number[]) =>
    db
      .updateTable('waits')
      .set({ state: 'waiting', bookingId: null, offeredAt: null, offeredUntil: null })
      .where('id', 'in', ids)
      .execute(),

  /** Holds a portion of those that can come to nothing any more, as their slots begin too soon. */
  async holdOver(now: Date, most: number) {
    const { rows } = await sql<{ id: number }>`
      select w.id from waits w join slots s on s.id = w.slot_id
      where w.state = 'waiting' and s.starts_at <= ${now}::timestamptz + interval '60 minutes'
      order by w.id limit ${most} for no key update of w skip locked`.execute(db)
    return rows.map(({ id }) => id)
  },
})

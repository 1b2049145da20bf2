import { type Locale, statesOfHolder } from '@palaestra/contract'
import { type Generated, type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { isAwaited, isLet } from '../venue/slot.table.ts'

export interface OwnUseTables {
  /** What the authority takes for itself: the same hours of some courts on chosen days of the week. */
  ownUses: {
    id: Generated<number>
    purpose: string
    facilityId: number
    fromDay: string
    untilDay: string
    /** 1 is Monday, 7 is Sunday. */
    weekdays: number[]
    /** Minutes of the day. */
    fromMinute: number
    untilMinute: number
    reservedBy: number
    reservedAt: Date
    endedAt: Date | null
    endedBy: number | null
    /** By which a request that comes twice is known again. */
    requestKey: string
  }
  ownUseCourts: { ownUseId: number; courtId: number }
}
declare module '../../database/tables.ts' {
  interface Tables extends OwnUseTables {}
}

/** Which hours it is about. */
export type Pattern = Pick<
  OwnUseTables['ownUses'],
  'fromDay' | 'untilDay' | 'weekdays' | 'fromMinute' | 'untilMinute'
> & {
  courts: readonly number[]
}
type NewOwnUse = Omit<Insertable<OwnUseTables['ownUses']>, 'id' | 'endedAt' | 'endedBy'>

/** Own uses that are over and shown. */
const lastOver = 50
/** Hours that are reserved in one go, as days get their timetable. */
const portion = 500

const isHad = sql<boolean>`exists (select from bookings b
  where b.slot_id = slots.id and b.state in (${sql.join(statesOfHolder.map((state) => sql.lit(state)))}))`
/** Whether a slot is of an own use `u`; times are those of the clocks at the place. */
const isOf = (timeZone: string) => sql<boolean>`
  slots.day between u.from_day and u.until_day and extract(isodow from slots.day)::int = any(u.weekdays) and ${isLet}
  and extract(hour from slots.starts_at at time zone ${timeZone}) * 60
    + extract(minute from slots.starts_at at time zone ${timeZone}) between u.from_minute and u.until_minute - 60`

interface Hour {
  ownUseId: number
  slotId: number
}

export const ownUseTable = (db: Db, timeZone: string) => {
  /** Slots that own uses can have now, in the order of time. */
  const free = async (now: Date, which: RawBuilder<boolean>, most: number) => {
    const { rows } = await sql<Hour>`
      select u.id as own_use_id, slots.id as slot_id
      from own_uses u join own_use_courts c on c.own_use_id = u.id join slots on slots.court_id = c.court_id
      where u.ended_at is null and ${which} and ${isOf(timeZone)} and slots.starts_at > ${now}
        and slots.closed_by is null and not ${isAwaited} and not ${isHad}
        and not exists (select from bookings given where given.slot_id = slots.id and given.own_use_id = u.id)
      order by slots.starts_at, slots.id limit ${most}`.execute(db)
    return rows
  }

  return {
    asked: (requestKey: string) =>
      db.selectFrom('ownUses').select('id').where('requestKey', '=', requestKey).executeTakeFirst(),

    /** The hours of a pattern that lie ahead, and how they stand. */
    async matched({ courts, fromDay, untilDay, weekdays, fromMinute, untilMinute }: Pattern, now: Date) {
      type Matched = { day: string; startsAt: Date; courtId: number; closed: boolean; had: boolean; awaited: boolean }
      const { rows } = await sql<Matched>`
        select slots.day, slots.starts_at, slots.court_id, slots.closed_by is not null as closed, ${isHad} as had,
          ${isAwaited} as awaited
        from (select ${fromDay}::date as from_day, ${untilDay}::date as until_day, ${weekdays}::int[] as weekdays,
          ${fromMinute}::int as from_minute, ${untilMinute}::int as until_minute) u
        join slots on slots.court_id = any(${[...courts]}::int[])
        where ${isOf(timeZone)} and slots.starts_at > ${now}
        order by slots.starts_at, slots.court_id`.execute(db)
      return rows
    },

    /** Until which day a facility has a timetable. */
    async timetableUntil(facilityId: number) {
      const { last } = await db
        .selectFrom('timetableDays')
        .select(({ fn }) => fn.max('day').as('last'))
        .where('facilityId', '=', facilityId)
        .executeTakeFirstOrThrow()
      return last
    },

    /** What one of them can have at once. */
    freeFor: (id: number, now: Date) => free(now, sql<boolean>`u.id = ${id}`, 100_000),

    /**
     * What days that have just got their timetable give to own uses: only what has not opened to others yet, so that
     * nothing is taken that somebody is looking at.
     */
    freeLater: (today: string, now: Date) =>
      free(
        now,
        sql<boolean>`u.until_day >= ${today}::date and slots.day >= ${today}::date and slots.opens_at > ${now}`,
        portion,
      ),

    /** What is not over, then the last that are; the latest first. */
    async list(locale: Locale, today: string, now: Date) {
      const end = { zh: 'Zh', pt: 'Pt', en: 'En' } as const
      const of = (over: boolean) =>
        db
          .selectFrom('ownUses')
          .innerJoin('facilities', 'facilities.id', 'ownUses.facilityId')
          .innerJoin('venues', 'venues.id', 'facilities.venueId')
          .innerJoin('staff', 'staff.id', 'ownUses.reservedBy')
          .select(['ownUses.id', 'ownUses.fromDay', 'ownUses.untilDay', 'ownUses.weekdays', 'ownUses.endedAt'])
          .select(['ownUses.fromMinute', 'ownUses.untilMinute', 'staff.name as reservedBy'])
          .select(['ownUses.purpose', `venues.name${end[locale]} as venue`])
          .select(`facilities.name${end[locale]} as facility`)
          .select(({ selectFrom, ref }) => [
            selectFrom('bookings')
              .select(({ fn }) => fn.countAll<number>().as('hours'))
              .where('bookings.ownUseId', '=', ref('ownUses.id'))
              .where('bookings.state', '=', 'confirmed')
              .where('bookings.startsAt', '>', now)
              .as('hours'),
          ])
          .where(sql<boolean>`(own_uses.ended_at is not null or own_uses.until_day < ${today}::date) = ${over}`)
          .orderBy('ownUses.id', 'desc')
          .limit(over ? lastOver : 1000)
          .execute()
      return [...(await of(false)), ...(await of(true))]
    },

    /** The courts of these, in their order. */
    courtsOf: (ids: readonly number[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('ownUseCourts')
            .innerJoin('courts', 'courts.id', 'ownUseCourts.courtId')
            .select(['ownUseCourts.ownUseId', 'courts.nameZh', 'courts.namePt', 'courts.nameEn'])
            .where('ownUseCourts.ownUseId', 'in', ids)
            .orderBy('courts.place')
            .execute(),
  }
}

/** How own uses come and go. */
export const ownUseChanges = (db: Tx) => ({
  /** Comes back when nothing is being booked, and keeps it so until the end of the transaction. */
  stopBooking: () => sql`select stop_booking()`.execute(db),

  async add(ownUse: NewOwnUse, courts: readonly number[]) {
    const { id } = await db
      .insertInto('ownUses')
      .values({ ...ownUse, endedAt: null, endedBy: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('ownUseCourts')
      .values(courts.map((courtId) => ({ ownUseId: id, courtId })))
      .execute()
    return id
  },

  /** Takes slots; what somebody has by now is left out. Comes back with how many it has got. */
  async take(hours: readonly (Hour & { reference: string })[], now: Date) {
    const { rows } = await sql`
      insert into bookings (reference, slot_id, own_use_id, facility_kind, band, starts_at, amount, state, created_at)
      select w.reference, s.id, w."ownUseId", s.facility_kind, s.band, s.starts_at, 0, 'confirmed', ${now}
      from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as w (reference text, "slotId" int, "ownUseId" int)
        join slots s on s.id = w."slotId"
      where s.closed_by is null
      on conflict do nothing returning slot_id`.execute(db)
    return rows.length
  },

  /** Held until the end of the transaction. */
  hold: (id: number) => db.selectFrom('ownUses').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  end: (id: number, endedBy: number, endedAt: Date) =>
    db.updateTable('ownUses').set({ endedAt, endedBy }).where('id', '=', id).execute(),

  /** Gives back its hours that lie ahead, or one of them. Comes back with their slots. */
  async giveBack(ownUseId: number, hour: string, now: Date) {
    const rows = await db
      .updateTable('bookings')
      .set({ state: 'cancelled', endedAt: now })
      .where('ownUseId', '=', ownUseId)
      .where('state', '=', 'confirmed')
      .where('startsAt', '>', now)
      .$if(hour !== '', (query) => query.where('reference', '=', hour))
      .returning('slotId')
      .execute()
    return rows.map(({ slotId }) => slotId)
  },
})

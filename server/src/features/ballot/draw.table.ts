import type { FacilityKind } from '@palaestra/contract'
import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

/** Something that is drawn for, as it was when the list was closed. */
export interface Place {
  /** The slot. */
  id: number
  /** How often it can be had. */
  places: number
}

/** An opening that was put off, in milliseconds since 1970. */
export interface KeptDelay {
  from: number
  to: number
}

export interface DrawTables {
  draws: {
    id: Generated<number>
    /** By which everybody refers to it, e.g. `PEAK-20261130-BADMINTON`. */
    reference: string
    /** Hours that many want, the turns of a morning, or the order in which a term’s classes are signed up for. */
    purpose: 'peak' | 'lobby' | 'course'
    scope: string
    facilityKind: FacilityKind | null
    /** The day of the hours, or of the turns; of classes the first day of the term. */
    day: string
    opensAt: Date
    closesAt: Date
    drawsAt: Date
    payBy: Date | null
    /** The hash of the secret. */
    commitment: string
    /** When the seal that is in force was made; null of the one of the opening. */
    sealedAt: Generated<Date | null>
    sourceZh: string | null
    sourcePt: string | null
    sourceEn: string | null
    /** Null until it has come; empty where there is none. */
    publicValue: Generated<string | null>
    /** When the second of the staff had typed it; null where there is none. */
    valueAt: Generated<Date | null>
    /** How many entries there were at the closing. */
    entries: Generated<number | null>
    entriesHash: Generated<string | null>
    places: Generated<Place[] | null>
    closedAt: Generated<Date | null>
    secret: Generated<string | null>
    seed: Generated<string | null>
    drawnAt: Generated<Date | null>
    awardedAt: Generated<Date | null>
    /** Of turns the opening, and how many there are in a second. */
    turnsFrom: Generated<Date | null>
    turnsPerSecond: Generated<number | null>
    /** Of turns, where the opening was put off: milliseconds since 1970. */
    delays: Generated<KeptDelay[]>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends DrawTables {}
}

export type Draw = Selectable<DrawTables['draws']>

/** The scope of a draw for the hours of a day. */
export const scopeOf = (kind: FacilityKind, day: string) => `${kind} ${day}`

export const drawTable = (db: Db) => ({
  /** Kinds of courts and days that have hours to be drawn for, and no draw. */
  async missing(from: string, to: string) {
    const { rows } = await sql<{ kind: FacilityKind; day: string }>`
      select f.kind, t.day
      from facilities f join timetable_days t on t.facility_id = f.id
      where f.peak_by = 'ballot' and t.day between ${from} and ${to}
        and not exists (select from draws d where d.purpose = 'peak' and d.facility_kind = f.kind and d.day = t.day)
        and exists (select from slots s where s.facility_id = f.id and s.day = t.day and s.given_by = 'ballot')
      group by f.kind, t.day order by t.day, f.kind`.execute(db)
    return rows
  },

  /** Where it is there before, nothing of it changes. */
  add: (draw: Insertable<DrawTables['draws']>) =>
    db
      .insertInto('draws')
      .values(draw)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  byId: (id: number) => db.selectFrom('draws').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

  byReference: (reference: string) =>
    db.selectFrom('draws').selectAll().where('reference', '=', reference).executeTakeFirst(),

  /** Those for the hours of days from `from` on, the nearest day first. */
  list: (from: string) =>
    db
      .selectFrom('draws')
      .selectAll()
      .where('purpose', '=', 'peak')
      .where('day', '>=', from)
      .orderBy('day')
      .orderBy('facilityKind')
      .execute(),

  /** For the desk: those for days from `from` on that are no turns, and whatever is not given yet. */
  unfinished: (from: string) =>
    db
      .selectFrom('draws')
      .selectAll()
      .where('purpose', '!=', 'lobby')
      .where((row) => row.or([row('day', '>=', from), row('awardedAt', 'is', null)]))
      .orderBy('day')
      .orderBy('facilityKind')
      .execute(),

  /** How many have entered each of those that are open. */
  async entered(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, number>()
    const rows = await db
      .selectFrom('drawEntries')
      .select(({ fn }) => ['drawId', fn.countAll<number>().as('many')])
      .where('drawId', 'in', ids)
      .groupBy('drawId')
      .execute()
    return new Map(rows.map(({ drawId, many }) => [drawId, many]))
  },

  /** The slots that a draw is for, as the timetable has them now. */
  slotsNow: ({ facilityKind, day }: Pick<Draw, 'facilityKind' | 'day'>) =>
    db
      .selectFrom('slots')
      .select('id')
      .where('day', '=', day)
      .where('facilityKind', '=', facilityKind ?? sql.lit('badminton'))
      .where('givenBy', '=', 'ballot')
      .where('closedBy', 'is', null)
      .where(sql<boolean>`opens_at < 'infinity'`)
      .orderBy('id')
      .execute(),

  /** How many slots there are for each of several draws. */
  async countSlots(from: string, to: string) {
    const { rows } = await sql<{ kind: FacilityKind; day: string; many: number }>`
      select facility_kind as kind, day, count(*)::int as many from slots
      where day between ${from} and ${to} and given_by = 'ballot' and opens_at < 'infinity' and closed_by is null
      group by facility_kind, day`.execute(db)
    return new Map(rows.map(({ kind, day, many }) => [scopeOf(kind, day), many]))
  },

  /** Slots with what is said of them, venue by venue, in the order of time. */
  slots: (ids: readonly number[]) =>
    db
      .selectFrom('slots')
      .innerJoin('venues', 'venues.id', 'slots.venueId')
      .innerJoin('courts', 'courts.id', 'slots.courtId')
      .innerJoin('facilities', 'facilities.id', 'slots.facilityId')
      .select(['slots.id', 'slots.startsAt', 'slots.endsAt', 'venues.code as venueCode', 'facilities.minimumAge'])
      .select(['venues.nameZh as venueZh', 'venues.namePt as venuePt', 'venues.nameEn as venueEn'])
      .select(['courts.nameZh as courtZh', 'courts.namePt as courtPt', 'courts.nameEn as courtEn'])
      .select(['slots.priceAdult', 'slots.priceMinor', 'slots.priceSenior'])
      .where('slots.id', 'in', ids)
      .orderBy('venues.place')
      .orderBy('facilities.id')
      .orderBy('slots.startsAt')
      .orderBy('courts.place')
      .execute(),

  /** One whose list is not closed before the end of the transaction. Others may hold it so, too. */
  holdOpen: (reference: string) =>
    db.selectFrom('draws').selectAll().where('reference', '=', reference).forKeyShare().executeTakeFirst(),

  /** The next list that is due to be closed, held until the end of the transaction; none that another process holds. */
  dueToClose: (now: Date) =>
    db
      .selectFrom('draws')
      .selectAll()
      .where('purpose', '!=', 'lobby')
      .where('awardedAt', 'is', null)
      .where('closedAt', 'is', null)
      .where('closesAt', '<=', now)
      .orderBy('closesAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst(),

  /** Those that are due to be drawn and have all that it takes, the oldest first. */
  dueToDraw: (now: Date) =>
    db
      .selectFrom('draws')
      .select(['id', 'reference', 'commitment'])
      .where('purpose', '!=', 'lobby')
      .where('awardedAt', 'is', null)
      .where('closedAt', 'is not', null)
      .where('drawnAt', 'is', null)
      .where('drawsAt', '<=', now)
      .where(sql<boolean>`(source_zh is null or public_value is not null)`)
      .orderBy('drawsAt')
      .execute(),

  /** Draws of turns that are due. */
  turnsDue: async (now: Date) =>
    (
      await db
        .selectFrom('draws')
        .select('reference')
        .where('purpose', '=', 'lobby')
        .where('awardedAt', 'is', null)
        .where('drawsAt', '<=', now)
        .execute()
    ).map(({ reference }) => reference),

  /** Those that are sealed, and still to be drawn. */
  sealed: () =>
    db
      .selectFrom('draws')
      .select(['reference', 'commitment'])
      .where('awardedAt', 'is', null)
      .where('drawnAt', 'is', null)
      .execute(),

  /** Whether a draw has waited for longer than it may: for its public value, or because its secret does not fit its seal. */
  isWaiting: async (dueBefore: Date) =>
    (await db
      .selectFrom('draws')
      .select('id')
      .where('awardedAt', 'is', null)
      .where('drawnAt', 'is', null)
      .where('drawsAt', '<=', dueBefore)
      .limit(1)
      .executeTakeFirst()) !== undefined,
})

/** What only one at a time may do with a draw. */
export const drawChanges = (db: Tx) => ({
  /** One that nobody else changes until the end of the transaction. */
  hold: (id: number) => db.selectFrom('draws').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),

  /** The same, by its name. */
  holdNamed: (reference: string) =>
    db.selectFrom('draws').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirst(),

  /** Puts off an opening; a lot that still takes entries with it. */
  putOff: (id: number, put: { delays: readonly KeptDelay[]; closesAt: Date; drawsAt: Date }) =>
    db
      .updateTable('draws')
      .set({ ...put, delays: JSON.stringify(put.delays) as never })
      .where('id', '=', id)
      .execute(),

  /** Another secret from now on: what had come of a public value is void. */
  seal: (id: number, sealed: Pick<Draw, 'commitment' | 'sealedAt' | 'sourceZh' | 'sourcePt' | 'sourceEn'>) =>
    db
      .updateTable('draws')
      .set({ ...sealed, publicValue: null, valueAt: null })
      .where('id', '=', id)
      .execute(),

  /** Its public value has come, or is said not to come. */
  settle: (id: number, value: { publicValue: string; valueAt: Date }) =>
    db.updateTable('draws').set(value).where('id', '=', id).execute(),

  close: (id: number, closed: { entries: number; entriesHash: string; places: readonly Place[]; closedAt: Date }) =>
    db
      .updateTable('draws')
      .set({ ...closed, places: JSON.stringify(closed.places) as never })
      .where('id', '=', id)
      .execute(),

  publish: (id: number, drawn: Required<Pick<Draw, 'publicValue' | 'secret' | 'seed' | 'drawnAt' | 'payBy'>>) =>
    db.updateTable('draws').set(drawn).where('id', '=', id).execute(),

  awarded: (id: number, awardedAt: Date) =>
    db.updateTable('draws').set({ awardedAt }).where('id', '=', id).where('awardedAt', 'is', null).execute(),
})

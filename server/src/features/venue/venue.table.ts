import type { Audience, Band, FacilityKind, GivenBy, Locale } from '@palaestra/contract'
import { type Generated, type Insertable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** `name` → `nameZh`, `namePt`, `nameEn`. */
type InThree<Text extends string> = Record<`${Text}${Capitalize<Locale>}`, string>

export interface VenueTables {
  venues: InThree<'name' | 'area' | 'address'> & { id: Generated<number>; code: string; place: number }
  /** Courts of one kind at a venue, with one timetable and one price. OpenActive: FacilityUse. */
  facilities: InThree<'name'> & {
    id: Generated<number>
    venueId: number
    code: string
    kind: FacilityKind
    minimumAge: number
    /** The most people on a court. */
    party: number
    /** How its slots of the peak hours are given. */
    peakBy: GivenBy
    /** Rises with each change of hours, peak, prices or courts: then the timetable is made anew. */
    version: Generated<number>
  }
  /** OpenActive: IndividualFacilityUse. */
  courts: InThree<'name'> & {
    id: Generated<number>
    facilityId: number
    code: string
    place: number
    /** The first day on which it is no longer let. */
    withdrawnOn: string | null
  }
  openingHours: {
    id: Generated<number>
    facilityId: number
    /** 1 is Monday, 7 is Sunday; 8 is a public holiday, whichever day it falls on. */
    weekday: number
    /** hh:mm:ss */
    opens: string
    /** hh:mm:ss; `00:00:00` is the end of the day. */
    closes: string
    fromDay: string
    untilDay: string | null
  }
  peakHours: { facilityKind: FacilityKind; weekday: number; fromHour: number; untilHour: number }
  prices: {
    facilityId: number
    band: Band
    audience: Audience
    fromDay: string
    /** For an hour, in avos. */
    amount: number
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends VenueTables {}
}

/** What there is, what is open when, and what it costs. */
export const venueTable = (db: Db) => ({
  /** Comes back with its id, also where it was there before; then nothing of it changes. */
  async add(venue: Insertable<VenueTables['venues']>) {
    const added = await db
      .insertInto('venues')
      .values(venue)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst()
    return added?.id
  },

  addFacility: async (facility: Insertable<VenueTables['facilities']>) =>
    (await db.insertInto('facilities').values(facility).returning('id').executeTakeFirstOrThrow()).id,
  addCourts: (courts: Insertable<VenueTables['courts']>[]) => db.insertInto('courts').values(courts).execute(),
  addHours: (hours: Insertable<VenueTables['openingHours']>[]) => db.insertInto('openingHours').values(hours).execute(),
  addPrices: (prices: VenueTables['prices'][]) => db.insertInto('prices').values(prices).execute(),
  /** Those that stand already stay. */
  addPeak: (peak: VenueTables['peakHours'][]) =>
    db
      .insertInto('peakHours')
      .values(peak)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  byCode: (code: string) => db.selectFrom('venues').selectAll().where('code', '=', code).executeTakeFirst(),

  /** All venues, in their order. */
  all: () => db.selectFrom('venues').selectAll().orderBy('place').execute(),

  /** The facilities of a venue, or all of them. */
  facilities: (venueId?: number) =>
    db
      .selectFrom('facilities')
      .selectAll()
      .$if(venueId !== undefined, (query) => query.where('venueId', '=', venueId ?? 0))
      .orderBy('id')
      .execute(),

  /** The courts of a venue, or all of them, in their order. */
  courtsOf: (venueId?: number) =>
    db
      .selectFrom('courts')
      .innerJoin('facilities', 'facilities.id', 'courts.facilityId')
      .select(['courts.id', 'courts.facilityId', 'courts.code'])
      .select(['courts.nameZh', 'courts.namePt', 'courts.nameEn'])
      .$if(venueId !== undefined, (query) => query.where('facilities.venueId', '=', venueId ?? 0))
      .orderBy('courts.facilityId')
      .orderBy('courts.place')
      .execute(),

  /** The swimming pools of all venues, in their order. */
  pools: () =>
    db.selectFrom('pools').select(['venueId', 'code', 'nameZh', 'namePt', 'nameEn']).orderBy('place').execute(),

  /** What the timetable of a facility follows from. Until the end of the transaction nobody else makes it. */
  async hold(facilityId: number) {
    const facility = await db
      .selectFrom('facilities')
      .selectAll()
      .where('id', '=', facilityId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const courts = await db.selectFrom('courts').selectAll().where('facilityId', '=', facilityId).execute()
    const hours = await db.selectFrom('openingHours').selectAll().where('facilityId', '=', facilityId).execute()
    const prices = await db.selectFrom('prices').selectAll().where('facilityId', '=', facilityId).execute()
    const peak = await db.selectFrom('peakHours').selectAll().where('facilityKind', '=', facility.kind).execute()
    return { ...facility, courts, hours, prices, peak }
  },

  /** Something of a facility has changed: its timetable is made anew from today on. */
  changed: (facilityId: number) =>
    db.updateTable('facilities').set({ version: sql`version + 1` }).where('id', '=', facilityId).execute(),
})

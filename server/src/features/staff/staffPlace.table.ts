import type { Db } from '../../database/database.ts'

export interface StaffPlaceTables {
  staffPlaces: {
    staffId: number
    /** `device <hash of its cookie>`, or `network <keyed hash of its address>`. */
    place: string
    seenAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends StaffPlaceTables {}
}

export const staffPlaceTable = (db: Db) => ({
  /** The first of these that they have logged in from. A device comes before a network, which others may share. */
  async known(staffId: number, places: readonly string[]) {
    const found = await db
      .selectFrom('staffPlaces')
      .select('place')
      .where('staffId', '=', staffId)
      .where('place', 'in', places)
      .orderBy('place')
      .executeTakeFirst()
    return found?.place
  },

  remember: (staffId: number, places: readonly string[], seenAt: Date) =>
    db
      .insertInto('staffPlaces')
      .values(places.map((place) => ({ staffId, place, seenAt })))
      .onConflict((conflict) => conflict.columns(['staffId', 'place']).doUpdateSet({ seenAt }))
      .execute(),

  forget: (staffId: number) => db.deleteFrom('staffPlaces').where('staffId', '=', staffId).execute(),

  purgeUnseen: (before: Date) => db.deleteFrom('staffPlaces').where('seenAt', '<', before).execute(),
})

import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface FavouriteTables {
  /** A venue that a member wants to find again at once. */
  favouriteVenues: { memberId: number; venueCode: string; chosenAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends FavouriteTables {}
}

export const favouriteTable = (db: Db) => ({
  /** The codes of a member’s venues, in the order of the authority. */
  async of(memberId: number) {
    const venues = await db
      .selectFrom('favouriteVenues')
      .innerJoin('venues', 'venues.code', 'favouriteVenues.venueCode')
      .select('venues.code')
      .where('memberId', '=', memberId)
      .orderBy('venues.place')
      .execute()
    return venues.map(({ code }) => code)
  },

  /** Whether there is such a venue; one that is chosen already stays as it is. */
  async add(memberId: number, code: string, chosenAt: Date) {
    const { rows } = await sql<{ known: boolean }>`
      with venue as (select code from venues where code = ${code}),
      added as (
        insert into favourite_venues (member_id, venue_code, chosen_at)
        select ${memberId}, code, ${chosenAt} from venue on conflict do nothing)
      select exists (select from venue) as known`.execute(db)
    return rows[0]?.known === true
  },

  remove: (memberId: number, code: string) =>
    db.deleteFrom('favouriteVenues').where('memberId', '=', memberId).where('venueCode', '=', code).execute(),
})

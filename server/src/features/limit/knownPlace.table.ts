import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface KnownPlaceTables {
  knownPlaces: {
    memberId: number
    /** `device <hash of its cookie>`, or `network <keyed hash of its address>`. */
    place: string
    seenAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends KnownPlaceTables {}
}

export const knownPlaceTable = (db: Db) => ({
  /** The first of these that the member has logged in from. A device comes before a network, which others may share. */
  async known(memberId: number, places: readonly string[]) {
    const found = await db
      .selectFrom('knownPlaces')
      .select('place')
      .where('memberId', '=', memberId)
      .where('place', 'in', places)
      .orderBy('place')
      .executeTakeFirst()
    return found?.place
  },

  remembering: (memberId: number, places: readonly string[], seenAt: Date) =>
    db
      .insertInto('knownPlaces')
      .values(places.map((place) => ({ memberId, place, seenAt })))
      .onConflict((conflict) => conflict.columns(['memberId', 'place']).doUpdateSet({ seenAt })),

  /** Forgets all places of the member but the device of the session that goes on. */
  forgetting: (memberId: number, keptSession: string | null) =>
    db
      .deleteFrom('knownPlaces')
      .where('memberId', '=', memberId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('id')
              .where('id', '=', keptSession)
              .whereRef('sessions.place', '=', 'knownPlaces.place'),
          ),
        ),
      ),

  /** Forgets the device of one session, unless the other session is on the same. */
  forgettingDeviceOf: (memberId: number, session: string, kept: string) =>
    db
      .deleteFrom('knownPlaces')
      .using('sessions as ended')
      .where('knownPlaces.memberId', '=', memberId)
      .where('ended.id', '=', session)
      .where('ended.memberId', '=', memberId)
      .whereRef('ended.place', '=', 'knownPlaces.place')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('id')
              .where('id', '=', kept)
              .whereRef('sessions.place', '=', 'knownPlaces.place'),
          ),
        ),
      ),

  /** Also of a browser that keeps no cookie, and so is another device at each login: the newest few are enough. */
  async purge({ networks, devices, most }: { networks: Date; devices: Date; most: number }) {
    const newestFirst = sql<number>`row_number() over (partition by member_id order by seen_at desc)`
    await db
      .deleteFrom('knownPlaces')
      .using((places) =>
        places
          .selectFrom('knownPlaces')
          .select(['memberId', 'place', newestFirst.as('rank')])
          .as('ranked'),
      )
      .whereRef('knownPlaces.memberId', '=', 'ranked.memberId')
      .whereRef('knownPlaces.place', '=', 'ranked.place')
      .where('ranked.rank', '>', most)
      .execute()
    await db.deleteFrom('knownPlaces').where('seenAt', '<', devices).execute()
    await db.deleteFrom('knownPlaces').where('place', 'like', 'network %').where('seenAt', '<', networks).execute()
  },
})

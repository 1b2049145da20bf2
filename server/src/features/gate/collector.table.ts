import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** Those who have named somebody to collect their bookings, which another feature writes. */
export const collectorTable = (db: Db) => ({
  /**
   * Holds a member, and whoever has a yes of theirs to collect, also one that has ended lately: a gate may tell later. In
   * the order of their ids, so that two who collect for each other wait for each other in no circle.
   */
  holdWithHirers: (personId: number) =>
    db
      .selectFrom('members')
      .selectAll()
      .where(
        sql<boolean>`id = any(array(
          select ${personId}::bigint
          union select owner_id from companions
          where person_id = ${personId} and kind = 'collector' and confirmed_at is not null))`,
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
})

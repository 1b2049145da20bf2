import type { Db } from '../../database/database.ts'

/** Those who have named somebody to collect their bookings, which another feature writes. */
export const collectorTable = (db: Db) => ({
  /** Members who have a yes of this one, also one that has ended lately: a gate may tell later. */
  hirersOf: async (personId: number) =>
    (
      await db
        .selectFrom('companions')
        .select('ownerId')
        .distinct()
        .where('personId', '=', personId)
        .where('kind', '=', 'collector')
        .where('confirmedAt', 'is not', null)
        .execute()
    ).map(({ ownerId }) => ownerId),
})

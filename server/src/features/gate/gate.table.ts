import type { Locale } from '@palaestra/contract'
import { type Generated, type Insertable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

export interface GateTables {
  gates: {
    id: Generated<number>
    venueId: number
    /** Of one pool alone; null of a gate of the whole venue. */
    poolId: number | null
    name: string
    keyHash: string
    addedAt: Date
    /** Null of a demonstration, which nobody has made. */
    addedBy: number | null
    /** When it has last asked or told anything. */
    seenAt: Generated<Date | null>
    withdrawnAt: Generated<Date | null>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends GateTables {}
}

const named = { zh: 'nameZh', pt: 'namePt', en: 'nameEn' } as const

/** Every call of a gate asks it. */
const byKey = prepared<{ keyHash: string }>()((db, value) =>
  db
    .selectFrom('gates')
    .select(['id', 'venueId', 'poolId', 'seenAt'])
    .where('keyHash', '=', value('keyHash'))
    .where('withdrawnAt', 'is', null),
)

/** Gates, and where they can stand. */
export const gateTable = (db: Db) => ({
  /** Nothing comes back when the venue has a gate of this name in use. */
  add: (gate: Insertable<GateTables['gates']>) =>
    db
      .insertInto('gates')
      .values(gate)
      .onConflict((conflict) => conflict.columns(['venueId', 'name']).where('withdrawnAt', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst(),

  /** Nothing comes back for a key that was withdrawn. */
  byKey: (keyHash: string) => byKey.first(db, { keyHash }),

  /** Whether there is, or was, a gate with this key. */
  hasHad: async (keyHash: string) =>
    (await db.selectFrom('gates').select('id').where('keyHash', '=', keyHash).executeTakeFirst()) !== undefined,

  markSeen: (id: number, seenAt: Date) => db.updateTable('gates').set({ seenAt }).where('id', '=', id).execute(),

  /** Nothing comes back for one that is none, or whose key was withdrawn before. */
  withdraw: (id: number, withdrawnAt: Date) =>
    db
      .updateTable('gates')
      .set({ withdrawnAt })
      .where('id', '=', id)
      .where('withdrawnAt', 'is', null)
      .returning('name')
      .executeTakeFirst(),

  /** All, those in use first. */
  all: (locale: Locale) =>
    db
      .selectFrom('gates')
      .innerJoin('venues', 'venues.id', 'gates.venueId')
      .leftJoin('pools', 'pools.id', 'gates.poolId')
      .select(['gates.id', 'gates.name', 'gates.addedAt', 'gates.seenAt', 'gates.withdrawnAt'])
      .select([`venues.${named[locale]} as place`, `pools.${named[locale]} as pool`])
      .select(
        sql<number>`(select count(*) from gate_events where gate_id = gates.id and late and reason is not null)::int`.as(
          'aside',
        ),
      )
      .orderBy(sql`withdrawn_at is not null`)
      .orderBy('venues.place')
      .orderBy('gates.name')
      .orderBy('gates.id')
      .execute(),

  /** The venues, in their order. */
  places: (locale: Locale) =>
    db
      .selectFrom('venues')
      .select(['id', 'code', `${named[locale]} as name`])
      .orderBy('place')
      .execute(),

  /** The pools, in their order. */
  pools: (locale: Locale) =>
    db
      .selectFrom('pools')
      .select(['id', 'venueId', 'code', `${named[locale]} as name`])
      .orderBy('place')
      .execute(),
})

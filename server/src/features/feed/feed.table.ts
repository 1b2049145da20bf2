import type { Feed } from '@palaestra/contract'
import { type Generated, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** What an item of a feed is made of. */
export type FeedSource = 'facility' | 'pool' | 'course' | 'meeting'

export interface FeedTables {
  /** What has changed since numbers were last given. Triggers write it, in the transaction of the change. */
  feedMarks: {
    id: Generated<number>
    what: 'venue' | 'facility' | 'pool' | 'slot' | 'hour' | 'session' | 'closure' | 'term' | 'course' | 'meeting'
    /** Of an hour the facility, of a session the pool. */
    ref: number
    day: string | null
    startsAt: Date | null
  }
  /** What is published, with the number of its last change. The database writes it (`number_feed`). */
  feedItems: {
    kind: Feed
    /** Its name in the feed, e.g. `f12` or `f12-202603041000`: the first letter of its source, the id, the hour in UTC. */
    ref: string
    source: FeedSource
    sourceId: number
    /** Of an hour of a facility, or a session of a pool. */
    day: string | null
    startsAt: Date | null
    number: number
    /** When it is over; null of what stays. */
    overAt: Date | null
    /** Since when it is said to be gone. */
    goneAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends FeedTables {}
}

/** Marks of one round: what they mean is numbered in a second or two. */
const mostMarks = 2000
/** Things of one round that are over and leave a feed. */
const mostOver = 500

export const feedTable = (db: Db) => ({
  /** The things of a feed that have changed after a number, in the order of their changes. */
  page: (kind: Feed, after: number, most: number) =>
    db
      .selectFrom('feedItems')
      .selectAll()
      .where('kind', '=', kind)
      .where('number', '>', after)
      .orderBy('number')
      .limit(most)
      .execute(),

  /**
   * Gives what has changed its number: committed changes only, by one at a time, so that a number becomes visible after
   * all that are less. Resolves to whether there is more; to null where somebody else is at it.
   */
  async number(now: Date) {
    const { rows } = await sql<{ more: boolean | null }>`select number_feed(${now}, ${mostMarks}::int) as more`.execute(
      db,
    )
    return rows[0]?.more ?? null
  },

  /** Marks what has been over since then, so that it leaves its feed. Resolves to whether there may be more. */
  async markOver(since: Date) {
    const { numAffectedRows = 0n } = await sql`
      insert into feed_marks (what, ref, day, starts_at)
      select case when starts_at is null then source when source = 'facility' then 'hour' else 'session' end,
        source_id, day, starts_at
      from feed_items where gone_at is null and over_at <= ${since}
      order by over_at limit ${mostOver}`.execute(db)
    return numAffectedRows === BigInt(mostOver)
  },

  /** Forgets what has been gone since before then. */
  forget: (before: Date) => db.deleteFrom('feedItems').where('goneAt', '<', before).execute(),
})

import type { Locale } from '@palaestra/contract'
import type { Db } from '../../database/database.ts'

export interface FeedTables {
  /** The address of a member for calendar programs. */
  calendarFeeds: {
    memberId: number
    /** Of the secret in the address. */
    hash: string
    /** Of the names of places. */
    language: Locale
    madeAt: Date
    /** When it was last read, to the hour. */
    readAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends FeedTables {}
}

export const feedTable = (db: Db) => ({
  mine: (memberId: number) =>
    db.selectFrom('calendarFeeds').select(['madeAt', 'readAt']).where('memberId', '=', memberId).executeTakeFirst(),

  /** Whose it is whose secret has this hash. */
  behind: (hash: string) =>
    db.selectFrom('calendarFeeds').select(['memberId', 'language']).where('hash', '=', hash).executeTakeFirst(),

  /** In place of the one before, which opens nothing any more. */
  put(memberId: number, feed: { hash: string; language: Locale; madeAt: Date }) {
    const fresh = { ...feed, readAt: null }
    return db
      .insertInto('calendarFeeds')
      .values({ memberId, ...fresh })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(fresh))
      .execute()
  },

  /** Notes that it was read; of what was read after `unless` nothing is noted. */
  noteRead: (hash: string, readAt: Date, unless: Date) =>
    db
      .updateTable('calendarFeeds')
      .set({ readAt })
      .where('hash', '=', hash)
      .where((row) => row.or([row('readAt', 'is', null), row('readAt', '<=', unless)]))
      .execute(),

  end: (memberId: number) => db.deleteFrom('calendarFeeds').where('memberId', '=', memberId).execute(),
})

import type { AnnouncementPlace } from '@palaestra/contract'
import type { Generated, Insertable, Selectable } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface AnnouncementTables {
  announcements: {
    id: Generated<number>
    kind: 'info' | 'warning'
    textZh: string
    textPt: string
    textEn: string
    /** The parts of the portal where it is shown; everywhere where none is named. */
    places: AnnouncementPlace[]
    fromDay: string
    /** The last day on which it is shown; null for one that is shown until it is ended. */
    untilDay: string | null
    /** When somebody of the staff has ended it. */
    endedAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends AnnouncementTables {}
}
type Announcements = AnnouncementTables['announcements']
export type Announcement = Selectable<Announcements>

/** Of those that are over, the desk shows so many. */
const lastOver = 50

export const announcementTable = (db: Db) => {
  const open = (today: string) =>
    db
      .selectFrom('announcements')
      .where('endedAt', 'is', null)
      .where((where) => where.or([where('untilDay', 'is', null), where('untilDay', '>=', today)]))
  const newestFirst = (query: ReturnType<typeof open>, most: number) =>
    query.selectAll().orderBy('fromDay', 'desc').orderBy('id', 'desc').limit(most).execute()

  return {
    /** Those of a day, the newest first. */
    shown: (today: string) => newestFirst(open(today).where('fromDay', '<=', today), 20),

    /** What is or will be shown. */
    open: (today: string) => newestFirst(open(today), 200),

    /** What is over, the newest first. */
    over: (today: string) =>
      newestFirst(
        db
          .selectFrom('announcements')
          .where((where) => where.or([where('endedAt', 'is not', null), where('untilDay', '<', today)])),
        lastOver,
      ),

    add: (announcement: Omit<Insertable<Announcements>, 'id' | 'endedAt'>) =>
      db
        .insertInto('announcements')
        .values({ ...announcement, endedAt: null })
        .returning('id')
        .executeTakeFirstOrThrow(),

    /** Nothing comes back for one that is over. */
    end: (id: number, today: string, endedAt: Date) =>
      db
        .updateTable('announcements')
        .set({ endedAt })
        .where('id', '=', id)
        .where('endedAt', 'is', null)
        .where((where) => where.or([where('untilDay', 'is', null), where('untilDay', '>=', today)]))
        .returning('id')
        .executeTakeFirst(),
  }
}

import type { Locale } from '@palaestra/contract'
import { type Generated, type Insertable, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

export interface NoticeTables {
  /** What a member is told in the account; the words in each language, as they were when it was written. */
  notices: {
    id: string
    memberId: number
    type: 'message' | 'parent_agree'
    /** About whom a guardian is asked; null for a message. */
    childId: number | null
    titleZh: string
    titlePt: string
    titleEn: string
    messageZh: string
    messagePt: string
    messageEn: string
    pushedAt: Date
    /** When its member has opened it first; null before. */
    readAt: Generated<Date | null>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends NoticeTables {}
}
export type NewNotice = Insertable<NoticeTables['notices']>

const columnsOf = {
  zh: ['titleZh as title', 'messageZh as message'],
  pt: ['titlePt as title', 'messagePt as message'],
  en: ['titleEn as title', 'messageEn as message'],
} as const satisfies Record<Locale, unknown>

interface Page {
  locale: Locale
  /** How many come before it; those of `after` are left out anyway. */
  skip: number
  size: number
  /** The last one that was shown already. */
  after?: { id: string; pushedAt: Date } | undefined
}

const unread = prepared<{ memberId: number }>()((db, value) =>
  db
    .selectFrom('notices')
    .select((notice) => notice.fn.countAll<number>().as('total'))
    .where('memberId', '=', value('memberId'))
    .where('readAt', 'is', null),
)

/** Every query asks for the member: a notice of another is as good as none (T-92). */
export const noticeTable = (db: Db) => {
  const shown = (memberId: number, locale: Locale) =>
    db
      .selectFrom('notices')
      .leftJoin('members as children', 'children.id', 'notices.childId')
      .select(['notices.id', 'type', 'pushedAt', 'readAt', 'children.memberNumber as child'])
      .select(columnsOf[locale])
      .where('notices.memberId', '=', memberId)

  return {
    add: (notice: NewNotice) => db.insertInto('notices').values(notice).execute(),

    unread: async (memberId: number) => (await unread.firstOrThrow(db, { memberId })).total,

    page: (memberId: number, { locale, skip, size, after }: Page) =>
      shown(memberId, locale)
        .$if(after !== undefined, (all) =>
          all.where(sql<SqlBool>`(pushed_at, notices.id) < (${after?.pushedAt}::timestamptz, ${after?.id}::uuid)`),
        )
        .orderBy('pushedAt', 'desc')
        .orderBy('notices.id', 'desc')
        .limit(size)
        .offset(skip)
        .execute(),

    async count(memberId: number) {
      const all = db.selectFrom('notices').where('memberId', '=', memberId)
      return (await all.select((notice) => notice.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
    },

    byId: (memberId: number, id: string, locale: Locale) =>
      shown(memberId, locale).where('notices.id', '=', id).executeTakeFirst(),

    /** When it was first opened stays. */
    markRead: (memberId: number, id: string, readAt: Date) =>
      db
        .updateTable('notices')
        .set({ readAt })
        .where('memberId', '=', memberId)
        .where('id', '=', id)
        .where('readAt', 'is', null)
        .execute(),

    purgeBefore: (moment: Date) => db.deleteFrom('notices').where('pushedAt', '<', moment).execute(),
  }
}

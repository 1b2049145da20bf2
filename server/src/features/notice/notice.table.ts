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
    /** The notice by staff that it is; then the words stand there, once for all who get it. */
    bulletinId: Generated<number | null>
    titleZh: string | null
    titlePt: string | null
    titleEn: string | null
    messageZh: string | null
    messagePt: string | null
    messageEn: string | null
    pushedAt: Date
    /** When its member has opened it first; null before. */
    readAt: Generated<Date | null>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends NoticeTables {}
}
export type NewNotice = Omit<Insertable<NoticeTables['notices']>, 'bulletinId'>

const suffix = { zh: 'zh', pt: 'pt', en: 'en' } as const satisfies Record<Locale, string>
/** The words of a row, which a notice by staff has elsewhere. */
const words = (locale: Locale) => {
  const of = (name: 'title' | 'message') =>
    sql<string>`coalesce(notices.${sql.raw(`${name}_${suffix[locale]}`)}, bulletins.${sql.raw(`${name}_${suffix[locale]}`)})`
  return [of('title').as('title'), of('message').as('message')] as const
}

/** Of what is being withdrawn nothing is shown or counted from that moment, though the rows go by and by. */
const isThere = sql<SqlBool>`(notices.bulletin_id is null or notices.bulletin_id not in (
  select id from bulletins where withdrawn_at is not null and cleared_at is null))`

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
    .where('readAt', 'is', null)
    .where(isThere),
)

/** Every query asks for the member: a notice of another is as good as none (T-92). */
export const noticeTable = (db: Db) => {
  const shown = (memberId: number, locale: Locale) =>
    db
      .selectFrom('notices')
      .leftJoin('members as children', 'children.id', 'notices.childId')
      .leftJoin('bulletins', 'bulletins.id', 'notices.bulletinId')
      .select(['notices.id', 'type', 'pushedAt', 'readAt', 'children.memberNumber as child', 'bulletins.uri'])
      .select([...words(locale)])
      .where('notices.memberId', '=', memberId)
      .where(isThere)

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
      const all = db.selectFrom('notices').where('memberId', '=', memberId).where(isThere)
      return (await all.select((notice) => notice.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
    },

    byId: (memberId: number, id: string, locale: Locale) =>
      shown(memberId, locale).where('notices.id', '=', id).executeTakeFirst(),

    /** Gives a notice by staff to some members, once to each. Resolves to those who did not have it yet. */
    give: (bulletinId: number, memberIds: readonly number[], pushedAt: Date) =>
      db
        .insertInto('notices')
        .columns(['id', 'memberId', 'type', 'bulletinId', 'pushedAt'])
        .expression(
          sql`select gen_random_uuid(), id, 'message', ${bulletinId}::bigint, ${pushedAt}::timestamptz
            from unnest(${memberIds}::bigint[]) as id`,
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('memberId')
        .execute(),

    /** Takes a notice by staff from so many members. Resolves to how many had it, and how many had opened it. */
    async take(bulletinId: number, most: number) {
      const { rows } = await sql<{ gone: number; read: number }>`
        with gone as (
          delete from notices where id in (
            select id from notices where bulletin_id = ${bulletinId} limit ${most}
          ) returning read_at
        )
        select count(*)::int as gone, count(read_at)::int as read from gone`.execute(db)
      return rows[0] ?? { gone: 0, read: 0 }
    },

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

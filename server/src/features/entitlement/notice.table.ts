import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

export interface NoticeTables {
  /** Which versions of the notice about the online card a member has accepted, and when. */
  cardNotices: { memberId: number; version: string; acceptedAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends NoticeTables {}
}

/** The page with the notice; its version is the day of its last change. */
const noticePage = 'online-card-notice'

/** Whether the member of a row of `members` has yet to accept the notice as it is now: one that is not there asks nothing. */
export const noticeOpen = (of: ExpressionBuilder<Tables, 'members'>) =>
  of.exists(
    of
      .selectFrom('pages')
      .select(sql`1`.as('one'))
      .where('pages.key', '=', noticePage)
      .where((page) =>
        page.not(
          page.exists(
            page
              .selectFrom('cardNotices')
              .select(sql`1`.as('one'))
              .whereRef('cardNotices.memberId', '=', 'members.id')
              .whereRef('cardNotices.version', '=', 'pages.updatedOn'),
          ),
        ),
      ),
  )

export const noticeTable = (db: Db) => ({
  /** The version that holds now, and when the member accepted it; nothing where there is no notice. */
  of: (memberId: number) =>
    db
      .selectFrom('pages')
      .leftJoin('cardNotices', (join) =>
        join.onRef('cardNotices.version', '=', 'pages.updatedOn').on('cardNotices.memberId', '=', memberId),
      )
      .select(['pages.updatedOn as version', 'cardNotices.acceptedAt'])
      .where('pages.key', '=', noticePage)
      .executeTakeFirst(),

  /** Keeps the first time of acceptance. Nothing comes back when another version holds by now. */
  accept: (memberId: number, version: string, acceptedAt: Date) =>
    db
      .insertInto('cardNotices')
      .columns(['memberId', 'version', 'acceptedAt'])
      .expression((page) =>
        page
          .selectFrom('pages')
          .select([
            sql<number>`${memberId}::bigint`.as('memberId'),
            'pages.updatedOn as version',
            sql<Date>`${acceptedAt}::timestamptz`.as('acceptedAt'),
          ])
          .where('pages.key', '=', noticePage)
          .where('pages.updatedOn', '=', version),
      )
      .onConflict((conflict) =>
        conflict.columns(['memberId', 'version']).doUpdateSet({ acceptedAt: sql`card_notices.accepted_at` }),
      )
      .returning('version')
      .executeTakeFirst(),
})

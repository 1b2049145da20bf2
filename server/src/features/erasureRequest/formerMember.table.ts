import type { Db } from '../../database/database.ts'

/** A place in the list of cards that have ended. */
export interface Ended {
  memberId: number
  validUntil: string
}

/** Members whose card ended long ago, and who are not logged in anywhere. */
export const formerMemberTable = (db: Db) => {
  const away = (before: string) =>
    db
      .selectFrom('cards')
      .where('validUntil', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sessions').select('id').whereRef('sessions.memberId', '=', 'cards.memberId'))),
      )

  return {
    /** Those to whom nothing was announced yet, the longest ended first. */
    unannounced: (before: string, after: Ended | undefined, limit: number) =>
      away(before)
        .select(['memberId', 'validUntil'])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('erasureRequests')
                .select('id')
                .whereRef('erasureRequests.memberId', '=', 'cards.memberId')
                .where('withdrawnAt', 'is', null)
                .where('refusedAt', 'is', null)
                .where('doneAt', 'is', null),
            ),
          ),
        )
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('validUntil', 'memberId'), '>', tuple(after?.validUntil ?? '', after?.memberId ?? 0)),
          ),
        )
        .orderBy('validUntil')
        .orderBy('memberId')
        .limit(limit)
        .execute(),

    isAway: async (memberId: number, before: string) =>
      (await away(before).select('memberId').where('memberId', '=', memberId).executeTakeFirst()) !== undefined,

    /** What was announced and has not begun, the longest announced first. */
    announced: () =>
      db
        .selectFrom('erasureRequests')
        .select(['reference', 'memberId'])
        .where('askedBy', 'is', null)
        .where('withdrawnAt', 'is', null)
        .where('refusedAt', 'is', null)
        .where('doneAt', 'is', null)
        .where('confirmedAt', 'is', null)
        .orderBy('askedAt')
        .orderBy('id')
        .execute(),
  }
}

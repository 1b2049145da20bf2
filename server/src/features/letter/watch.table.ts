import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Alarm } from '../../ports/alarms.ts'
import type { Urgency } from './letter.rules.ts'

export interface WatchTables {
  /** A row while an alarm stands, so that of all processes one tells of its beginning, and one of its end. */
  standingAlarms: { alarm: Alarm; since: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends WatchTables {}
}

const waits = ({ and, eb }: ExpressionBuilder<Tables, 'letters'>) =>
  and([eb('sentAt', 'is', null), eb('endedAt', 'is', null)])

/** At most so many letters, those that came to it first; without those that another process has at this moment. */
const first = (db: Db, column: 'until' | 'secretUntil', now: Date, most: number) =>
  db.selectFrom('letters').select('id').where(column, '<=', now).orderBy(column).limit(most).forUpdate().skipLocked()
/** An array, and not a join: nothing tells how few these are, and the whole table would be read. */
const among = (ids: Expression<{ id: string }>) => sql<SqlBool>`id = any (array(${ids}))`

export const watchTable = (db: Db) => ({
  /** Ends what makes no sense any more. What a courier has may leave yet: it waits for the end of the lease. */
  endLate: (now: Date, most: number) =>
    db
      .updateTable('letters')
      .set({ endedAt: now, reason: 'too_late' })
      .where(among(first(db, 'until', now, most).where(waits).where('nextTryAt', '<=', now)))
      .returning(['id', 'channel'])
      .execute(),

  /** The words of an ended letter go with the secret in them. Resolves to how many letters these were. */
  async forgetSecrets(now: Date, most: number) {
    const { numUpdatedRows } = await db
      .updateTable('letters')
      .set({ body: null, attachments: null })
      .where(among(first(db, 'secretUntil', now, most).where('endedAt', 'is not', null).where('body', 'is not', null)))
      .executeTakeFirstOrThrow()
    return Number(numUpdatedRows)
  },

  /** Letters whose job has waited for them long enough. */
  overdueJobs: (now: Date, most: number) =>
    db.selectFrom('letters').select('id').where('nextJobAt', '<=', now).orderBy('nextJobAt').limit(most).execute(),

  /** A job that could not be added waits, so that it keeps no other from its turn. */
  putOffJob: (id: string, until: Date) =>
    db
      .updateTable('letters')
      .set({ nextJobAt: until })
      .where('id', '=', id)
      .where('nextJobAt', 'is not', null)
      .execute(),

  waiting: () =>
    db
      .selectFrom('letters')
      .select((letters) => [
        'channel',
        'urgency',
        letters.fn.countAll<number>().as('count'),
        letters.fn.min('writtenAt').as('oldest'),
      ])
      .where(waits)
      .groupBy(['channel', 'urgency'])
      .execute(),

  ended: () =>
    db
      .selectFrom('letters')
      .select((letters) => ['reason', letters.fn.countAll<number>().as('count')])
      .where('endedAt', 'is not', null)
      .groupBy('reason')
      .execute(),

  hasEndedSince: async (moment: Date) =>
    Boolean(await db.selectFrom('letters').select('id').where('endedAt', '>', moment).limit(1).executeTakeFirst()),

  /** Whether a letter waits that was written before a moment, which depends on its urgency. */
  hasWaitedSince: async (moments: Record<Urgency, Date>) =>
    Boolean(
      await db
        .selectFrom('letters')
        .select('id')
        .where(waits)
        .where(({ or }) =>
          or(
            Object.entries(moments).map(
              ([urgency, moment]) => sql<SqlBool>`urgency = ${urgency} and written_at <= ${moment}`,
            ),
          ),
        )
        .limit(1)
        .executeTakeFirst(),
    ),

  /** The alarms that nobody has told of. */
  begin: async (alarms: readonly Alarm[], since: Date) => {
    if (alarms.length === 0) return []
    return db
      .insertInto('standingAlarms')
      .values(alarms.map((alarm) => ({ alarm, since })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('alarm')
      .execute()
  },

  /** Those of these alarms that stood until now. */
  end: (alarms: readonly Alarm[]) =>
    db
      .deleteFrom('standingAlarms')
      .where(sql<SqlBool>`alarm = any (${[...alarms]}::text[])`)
      .returning('alarm')
      .execute(),

  stands: async (alarm: Alarm) =>
    Boolean(
      await db.selectFrom('standingAlarms').select('alarm').where('alarm', '=', alarm).limit(1).executeTakeFirst(),
    ),
})

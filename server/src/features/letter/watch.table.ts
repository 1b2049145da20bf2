import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { OutboxAlarm } from '../../ports/alarms.ts'
import type { Urgency } from './letter.rules.ts'

export interface WatchTables {
  /** A row while an alarm stands, so that of all processes one tells of its beginning, and one of its end. */
  standingAlarms: { alarm: OutboxAlarm; since: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends WatchTables {}
}

const waits = ({ and, eb }: ExpressionBuilder<Tables, 'letters'>) =>
  and([eb('sentAt', 'is', null), eb('endedAt', 'is', null)])

export const watchTable = (db: Db) => ({
  /** Ends what makes no sense any more. */
  endLate: (now: Date) =>
    db
      .updateTable('letters')
      .set({ endedAt: now, reason: 'too_late' })
      .where(waits)
      .where('until', '<=', now)
      .returning(['id', 'channel'])
      .execute(),

  /** The words of an ended letter go with the secret in them. */
  forgetSecrets: (now: Date) =>
    db
      .updateTable('letters')
      .set({ body: null })
      .where('endedAt', 'is not', null)
      .where('body', 'is not', null)
      .where('secretUntil', '<=', now)
      .execute(),

  /** Letters whose job has waited for them long enough. */
  overdueJobs: (now: Date, most: number) =>
    db.selectFrom('letters').select('id').where('nextJobAt', '<=', now).orderBy('nextJobAt').limit(most).execute(),

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
  begin: async (alarms: readonly OutboxAlarm[], since: Date) => {
    if (alarms.length === 0) return []
    return db
      .insertInto('standingAlarms')
      .values(alarms.map((alarm) => ({ alarm, since })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('alarm')
      .execute()
  },

  /** The alarms that stood until now. */
  endOthers: (standing: readonly OutboxAlarm[]) =>
    db
      .deleteFrom('standingAlarms')
      .where(sql<SqlBool>`alarm <> all (${[...standing]}::text[])`)
      .returning('alarm')
      .execute(),
})

import type { Db } from '../../database/database.ts'
import { askAgainAt } from './question.rules.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    /** One row for each waiting application about which the bureau was asked in vain; gone once it has answered. */
    bureauQuestions: { applicationId: number; askedAt: Date; tries: number; askAgainAt: Date }
  }
}

export const questionTable = (db: Db) => ({
  of: (applicationId: number) =>
    db.selectFrom('bureauQuestions').selectAll().where('applicationId', '=', applicationId).executeTakeFirst(),

  /** The bureau was asked in vain, `tries` times by now. Of two at once the later time to ask again holds. */
  async put({ applicationId, askedAt, tries }: { applicationId: number; askedAt: Date; tries: number }) {
    const row = { askedAt, tries, askAgainAt: askAgainAt(askedAt, tries) }
    await db
      .insertInto('bureauQuestions')
      .values({ applicationId, ...row })
      .onConflict((conflict) =>
        conflict.column('applicationId').doUpdateSet(row).where('bureauQuestions.tries', '<=', tries),
      )
      .execute()
    return row.askAgainAt
  },

  end: (applicationId: number) => db.deleteFrom('bureauQuestions').where('applicationId', '=', applicationId).execute(),

  /** Those whose turn it is, who has waited longest first. */
  due: (now: Date, size: number) =>
    db
      .selectFrom('bureauQuestions')
      .innerJoin('applications', 'applications.id', 'applicationId')
      .select(['applications.id', 'state', 'idType', 'idNumber', 'guardianIdNumber', 'photo', 'photoFace', 'tries'])
      .where('askAgainAt', '<=', now)
      .orderBy('askAgainAt')
      .orderBy('applications.id')
      .limit(size)
      .execute(),

  /** How many are open. */
  count: async () => {
    const { open } = await db
      .selectFrom('bureauQuestions')
      .select((all) => all.fn.countAll<number>().as('open'))
      .executeTakeFirstOrThrow()
    return open
  },
})

import type { Generated } from 'kysely'
import type { Db } from '../../database/database.ts'

/** How a request ended: `taken` by another member’s number, `overtaken` by a change that the member made logged in. */
type Outcome = 'changed' | 'stopped' | 'taken' | 'overtaken'

export interface MobileRecoveryTables {
  mobileRecoveries: {
    id: Generated<number>
    memberId: number
    oldMobile: string | null
    newMobile: string
    takesEffectAt: Date
    endedAt: Date | null
    outcome: Outcome | null
  }
}

type Asked = Pick<MobileRecoveryTables['mobileRecoveries'], 'memberId' | 'oldMobile' | 'newMobile' | 'takesEffectAt'>

export const mobileRecoveryTable = (db: Db) => ({
  /** In place of an open one before it: the index decides, so that two at once leave one (T-47). */
  open: ({ memberId, ...request }: Asked) =>
    db
      .insertInto('mobileRecoveries')
      .values({ memberId, ...request, endedAt: null, outcome: null })
      .onConflict((conflict) => conflict.column('memberId').where('endedAt', 'is', null).doUpdateSet(request))
      .returning('id')
      .executeTakeFirstOrThrow(),

  byId: (id: number) => db.selectFrom('mobileRecoveries').selectAll().where('id', '=', id).executeTakeFirst(),

  due: (now: Date) =>
    db
      .selectFrom('mobileRecoveries')
      .select('id')
      .where('endedAt', 'is', null)
      .where('takesEffectAt', '<=', now)
      .execute(),

  /** Held until the end of the transaction, so that whoever comes second finds it ended. */
  holdDue: (id: number, now: Date) =>
    db
      .selectFrom('mobileRecoveries')
      .selectAll()
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .where('takesEffectAt', '<=', now)
      .forUpdate()
      .executeTakeFirst(),

  /** Nothing comes back when it has ended before: of many at once, one ends it. */
  end: (id: number, outcome: Outcome, endedAt: Date) =>
    db
      .updateTable('mobileRecoveries')
      .set({ outcome, endedAt })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .returning('memberId')
      .executeTakeFirst(),

  forgetEnded: (before: Date) => db.deleteFrom('mobileRecoveries').where('endedAt', '<', before).execute(),
})

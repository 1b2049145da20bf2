import type { Generated } from 'kysely'
import type { Db } from '../../database/database.ts'

/** How a request ended: the number is `taken` by another member, or a change made logged in has `overtaken` it. */
export type Outcome = 'changed' | 'stopped' | 'taken' | 'overtaken'

export interface MobileRequestTables {
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
declare module '../../database/tables.ts' {
  interface Tables extends MobileRequestTables {}
}

export type NumberAsked = Pick<
  MobileRequestTables['mobileRecoveries'],
  'memberId' | 'oldMobile' | 'newMobile' | 'takesEffectAt'
>

export const mobileRequestTable = (db: Db) => ({
  /** Replaces an open request: the index decides, so that two at once leave one (T-47). */
  open: ({ memberId, ...request }: NumberAsked) =>
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
      .select(['id', 'takesEffectAt'])
      .where('endedAt', 'is', null)
      .where('takesEffectAt', '<=', now)
      .execute(),

  /** The moment at which the last recovery put a number on file; undefined when that was before `since`. */
  async changedSince(memberId: number, since: Date) {
    const found = await db
      .selectFrom('mobileRecoveries')
      .select(({ fn }) => fn.max('endedAt').as('at'))
      .where('memberId', '=', memberId)
      .where('outcome', '=', 'changed')
      .where('endedAt', '>', since)
      .executeTakeFirst()
    return found?.at ?? undefined
  },

  /** Locks the request until the end of the transaction: the second of two finds it ended. */
  holdDue: (id: number, now: Date) =>
    db
      .selectFrom('mobileRecoveries')
      .selectAll()
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .where('takesEffectAt', '<=', now)
      .forUpdate()
      .executeTakeFirst(),

  /** Nothing comes back when the request has ended before: of many at once, one ends it. */
  end: (id: number, outcome: Outcome, endedAt: Date) =>
    db
      .updateTable('mobileRecoveries')
      .set({ outcome, endedAt })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .returning('memberId')
      .executeTakeFirst(),

  /** Nothing comes back when there is no open request. */
  endOpenOf: (memberId: number, outcome: Outcome, endedAt: Date) =>
    db
      .updateTable('mobileRecoveries')
      .set({ outcome, endedAt })
      .where('memberId', '=', memberId)
      .where('endedAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  purgeEnded: (before: Date) => db.deleteFrom('mobileRecoveries').where('endedAt', '<', before).execute(),
})

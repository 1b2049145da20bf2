import type { CaseKind } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface ClaimTables {
  /** A case that somebody works on. After `until` it is anybody’s again. */
  claims: {
    kind: CaseKind
    reference: string
    staffId: number
    since: Date
    until: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends ClaimTables {}
}

export interface Case {
  kind: CaseKind
  reference: string
}
interface NewClaim extends Case {
  staffId: number
  now: Date
  until: Date
}

const since = ({ staffId, now }: NewClaim) =>
  sql<Date>`case when claims.staff_id = ${staffId} and claims.until > ${now} then claims.since else ${now} end`

export const claimTable = (db: Db) => ({
  /**
   * Takes what is free, or makes one’s own last longer, in one statement: of two at once one gets it, and nothing comes
   * back to the other. The row is locked until the transaction ends, so nobody takes over a case that is being decided.
   */
  take: (claim: NewClaim) =>
    db
      .insertInto('claims')
      .values({ ...caseOf(claim), staffId: claim.staffId, since: claim.now, until: claim.until })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'reference'])
          .doUpdateSet({ staffId: claim.staffId, since: since(claim), until: claim.until })
          .where((where) =>
            where.or([where('claims.staffId', '=', claim.staffId), where('claims.until', '<=', claim.now)]),
          ),
      )
      .returning(['staffId', 'since'])
      .executeTakeFirst(),

  /** Takes it whoever has it. Gives back who had it before, if that was somebody else. */
  async takeOver(claim: NewClaim) {
    const before = await db
      .selectFrom('claims')
      .select('staffId')
      .where('kind', '=', claim.kind)
      .where('reference', '=', claim.reference)
      .where('until', '>', claim.now)
      .where('staffId', '!=', claim.staffId)
      .forUpdate()
      .executeTakeFirst()
    await db
      .insertInto('claims')
      .values({ ...caseOf(claim), staffId: claim.staffId, since: claim.now, until: claim.until })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'reference'])
          .doUpdateSet({ staffId: claim.staffId, since: since(claim), until: claim.until }),
      )
      .execute()
    return before?.staffId
  },

  /** Who has it at this moment. */
  holderOf: ({ kind, reference }: Case, now: Date) =>
    db
      .selectFrom('claims')
      .innerJoin('staff', 'staff.id', 'claims.staffId')
      .select(['claims.staffId', 'staff.name', 'claims.since'])
      .where('kind', '=', kind)
      .where('reference', '=', reference)
      .where('until', '>', now)
      .executeTakeFirst(),

  /** Who has which of these at this moment, for a page of the queue. */
  holdersOf: (kind: CaseKind, references: readonly string[], now: Date) =>
    db
      .selectFrom('claims')
      .innerJoin('staff', 'staff.id', 'claims.staffId')
      .select(['claims.reference', 'claims.staffId', 'staff.name', 'claims.since'])
      .where('kind', '=', kind)
      .where('reference', 'in', references)
      .where('until', '>', now)
      .execute(),

  /** All that somebody works on, by colleague. */
  byColleague: (now: Date) =>
    db
      .selectFrom('claims')
      .innerJoin('staff', 'staff.id', 'claims.staffId')
      .select((all) => ['claims.staffId', 'staff.name', all.fn.countAll<number>().as('cases')])
      .where('until', '>', now)
      .groupBy(['claims.staffId', 'staff.name'])
      .orderBy('staff.name')
      .orderBy('claims.staffId')
      .execute(),

  release: ({ kind, reference, staffId }: Case & { staffId: number }) =>
    db
      .deleteFrom('claims')
      .where('kind', '=', kind)
      .where('reference', '=', reference)
      .where('staffId', '=', staffId)
      .execute(),

  purge: (now: Date) => db.deleteFrom('claims').where('until', '<=', now).execute(),
})

const caseOf = ({ kind, reference }: Case) => ({ kind, reference })

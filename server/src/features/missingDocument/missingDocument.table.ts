import type { DocumentKind } from '@palaestra/contract'
import type { Generated } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface MissingDocumentTables {
  documentRequests: {
    id: Generated<number>
    /** The name by which member and staff refer to it, e.g. `D26-7KQX3M`. It opens nothing. */
    reference: string
    memberId: number
    state: 'asked' | 'delivered' | 'accepted' | 'withdrawn'
    askedAt: Date
    askedBy: number
    /** The member’s last day. */
    dueOn: string
    /** For the member. Null for those of before 0090. */
    why: string | null
    deliveredAt: Date | null
    /** The last day of the staff, once it is delivered. */
    reviewDueOn: string | null
    endedAt: Date | null
    endedBy: number | null
  }
  requestedDocuments: {
    requestId: number
    kind: DocumentKind
    /** What `other` is. */
    words: string | null
    fileId: string | null
    /** Why what was delivered before will not do. */
    reason: string | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends MissingDocumentTables {}
}
type Asked = Pick<
  MissingDocumentTables['documentRequests'],
  'reference' | 'memberId' | 'askedAt' | 'askedBy' | 'dueOn' | 'why'
>
type Item = MissingDocumentTables['requestedDocuments']

const columns = ['id', 'reference', 'memberId', 'state', 'dueOn', 'why', 'deliveredAt', 'reviewDueOn'] as const

export const missingDocumentTable = (db: Db) => ({
  /** Nothing comes back when the reference is taken, or one of the member is open: the index decides. */
  add: (asked: Asked) =>
    db
      .insertInto('documentRequests')
      .values({ ...asked, state: 'asked', deliveredAt: null, reviewDueOn: null, endedAt: null, endedBy: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst(),

  addItems: (items: Item[]) => db.insertInto('requestedDocuments').values(items).execute(),

  byReference: (reference: string) =>
    db.selectFrom('documentRequests').select(columns).where('reference', '=', reference).executeTakeFirst(),

  openOf: (memberId: number) =>
    db
      .selectFrom('documentRequests')
      .select(columns)
      .where('memberId', '=', memberId)
      .where('state', 'in', ['asked', 'delivered'])
      .executeTakeFirst(),

  items: (requestId: number) =>
    db.selectFrom('requestedDocuments').selectAll().where('requestId', '=', requestId).orderBy('kind').execute(),

  /** Nothing comes back when it does not lie with the member. */
  deliver: (id: number, { deliveredAt, reviewDueOn }: { deliveredAt: Date; reviewDueOn: string }) =>
    db
      .updateTable('documentRequests')
      .set({ state: 'delivered', deliveredAt, reviewDueOn })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .returning('id')
      .executeTakeFirst(),

  setItem: (requestId: number, kind: DocumentKind, set: Partial<Pick<Item, 'fileId' | 'reason'>>) =>
    db.updateTable('requestedDocuments').set(set).where('requestId', '=', requestId).where('kind', '=', kind).execute(),

  /** Nothing comes back when it is not delivered, or decided. */
  askAgain: (id: number, dueOn: string) =>
    db
      .updateTable('documentRequests')
      .set({ state: 'asked', dueOn })
      .where('id', '=', id)
      .where('state', '=', 'delivered')
      .returning('id')
      .executeTakeFirst(),

  /** Nothing comes back when it is in none of these states: of two decisions at once one wins. */
  end: (
    id: number,
    {
      from,
      ...end
    }: { from: ('asked' | 'delivered')[]; state: 'accepted' | 'withdrawn'; endedAt: Date; endedBy: number },
  ) =>
    db
      .updateTable('documentRequests')
      .set(end)
      .where('id', '=', id)
      .where('state', 'in', from)
      .returning('id')
      .executeTakeFirst(),

  /** Those that lie with the member after their last day, and whose member is not held for it yet. */
  overdue: (today: string) =>
    db
      .selectFrom('documentRequests')
      .select(['id', 'memberId'])
      .where('state', '=', 'asked')
      .where('dueOn', '<', today)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('memberHolds')
              .select('memberHolds.id')
              .whereRef('memberHolds.memberId', '=', 'documentRequests.memberId')
              .where('memberHolds.reason', '=', 'documents')
              .where('memberHolds.endedAt', 'is', null),
          ),
        ),
      )
      .limit(500)
      .execute(),

  endedBefore: (moment: Date) =>
    db.selectFrom('documentRequests').select(['id', 'memberId']).where('endedAt', '<', moment).limit(500).execute(),

  delete: (id: number) => db.deleteFrom('documentRequests').where('id', '=', id).execute(),
})
export type DocumentRequest = NonNullable<Awaited<ReturnType<ReturnType<typeof missingDocumentTable>['byReference']>>>

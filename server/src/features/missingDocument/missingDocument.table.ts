import type { CaseState, DocumentKind } from '@palaestra/contract'
import type { Generated, Insertable, JSONColumnType } from 'kysely'
import type { Db } from '../../database/database.ts'
import { type Kept, noDecision, type Verdict } from '../decision/decision.table.ts'

type Reasons = Partial<Record<DocumentKind, string>>

export interface MissingDocumentTables {
  documentRequests: {
    id: Generated<number>
    /** The name by which member and staff refer to it, e.g. `D26-7KQX3M`. It opens nothing. */
    reference: string
    memberId: number
    /** `asked` and `rejected` lie with the member, who delivers what is asked for, or asked for again. */
    state: CaseState
    askedAt: Date
    askedBy: number
    /** The member’s last day. */
    dueOn: string
    /** For the member. Null for those of before 0090. */
    why: string | null
    deliveredAt: Date | null
    /** The last day of the staff, once it is delivered. */
    reviewDueOn: string | null
    /** What was decided about what was delivered last; null until it is. */
    decision: Verdict | null
    decidedAt: Date | null
    /** The id of the member of staff. */
    decidedBy: number | null
    /** When a decision takes effect that can still be undone. */
    effectiveAt: Date | null
    /** The member of staff who has confirmed it: never the one who has decided it. */
    secondedBy: number | null
    /** Why which document will not do. */
    reasons: JSONColumnType<Reasons> | null
    /** The day by which it is asked for again. */
    againDueOn: string | null
    /** When everything was accepted, or is asked for no more. */
    endedAt: Date | null
    /** Who asks for it no more. */
    withdrawnBy: number | null
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
type Requests = Insertable<MissingDocumentTables['documentRequests']>
type Asked = Pick<Requests, 'reference' | 'memberId' | 'askedAt' | 'askedBy' | 'dueOn' | 'why'>
type Item = MissingDocumentTables['requestedDocuments']

const columns = [
  'id',
  'reference',
  'memberId',
  'state',
  'askedAt',
  'dueOn',
  'why',
  'deliveredAt',
  'reviewDueOn',
  'decision',
  'decidedAt',
  'decidedBy',
  'effectiveAt',
  'secondedBy',
  'reasons',
  'againDueOn',
] as const

/** What lies with the member. */
const withMember = ['asked', 'rejected'] as const
const undecided = { ...noDecision, reasons: null, againDueOn: null } as const
export const decisionsKept: Kept = {
  table: 'documentRequests',
  undecided: { ...undecided, endedAt: null },
  ends: ['passed'],
}

export const missingDocumentTable = (db: Db) => ({
  /** Nothing comes back when the reference is taken, or one of the member is open: the index decides. */
  add: (asked: Asked) =>
    db
      .insertInto('documentRequests')
      .values({ ...asked, ...undecided, state: 'asked', deliveredAt: null, reviewDueOn: null, endedAt: null })
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
      .where('endedAt', 'is', null)
      .executeTakeFirst(),

  items: (requestId: number) =>
    db.selectFrom('requestedDocuments').selectAll().where('requestId', '=', requestId).orderBy('kind').execute(),

  /** Nothing comes back when it does not lie with the member. */
  deliver: (id: number, delivery: { deliveredAt: Date; reviewDueOn: string }) =>
    db
      .updateTable('documentRequests')
      .set({ ...delivery, ...undecided, state: 'waiting' })
      .where('id', '=', id)
      .where('state', 'in', withMember)
      .returning('id')
      .executeTakeFirst(),

  setItem: (requestId: number, kind: DocumentKind, set: Partial<Pick<Item, 'fileId' | 'reason'>>) =>
    db.updateTable('requestedDocuments').set(set).where('requestId', '=', requestId).where('kind', '=', kind).execute(),

  /** The day by which it is asked for again is the member’s last day from now on. */
  askBy: (id: number, dueOn: string) =>
    db.updateTable('documentRequests').set({ dueOn }).where('id', '=', id).execute(),

  /** Nothing comes back when it was decided, or ended: of two at once one wins. */
  withdraw: (id: number, end: { endedAt: Date; withdrawnBy: number }) =>
    db
      .updateTable('documentRequests')
      .set({ ...undecided, ...end, state: 'withdrawn' })
      .where('id', '=', id)
      .where('state', 'in', [...withMember, 'waiting'])
      .returning('id')
      .executeTakeFirst(),

  /** Those that lie with the member after their last day, and whose member is not held for it yet. */
  overdue: (today: string) =>
    db
      .selectFrom('documentRequests')
      .select(['id', 'memberId'])
      .where('state', 'in', withMember)
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

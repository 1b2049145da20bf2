import type { ErasureObstacle } from '@palaestra/contract'
import { type ColumnType, type Generated, type Selectable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** Rows that were erased, by table. */
export type Erased = Record<string, number>

export interface ErasureRequestTables {
  /** It refers to no row of `members`: it outlives its member, and names nobody then. */
  erasureRequests: {
    id: Generated<number>
    reference: string
    memberId: number
    /** The member, or a guardian; null for nobody: the membership ended long ago. */
    askedBy: number | null
    askedAt: Date
    thinkUntil: Date
    withdrawnAt: Date | null
    refusedAt: Date | null
    /** Why it was refused, for the member. */
    reason: string | null
    proposedAt: Date | null
    proposedBy: number | null
    confirmedAt: Date | null
    confirmedBy: number | null
    doneAt: Date | null
    /** The receipt. */
    erased: ColumnType<Erased | null, string | null, string | null>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends ErasureRequestTables {}
}
export type ErasureRequest = Selectable<ErasureRequestTables['erasureRequests']>

const unanswered = {
  ...{ withdrawnAt: null, refusedAt: null, reason: null, proposedAt: null, proposedBy: null },
  ...{ confirmedAt: null, confirmedBy: null, doneAt: null, erased: null },
}

const standing = (db: Db) =>
  db
    .selectFrom('erasureRequests')
    .where('withdrawnAt', 'is', null)
    .where('refusedAt', 'is', null)
    .where('doneAt', 'is', null)

export const erasureRequestTable = (db: Db) => ({
  /** Nothing comes back when the reference is taken, or the member has a request that is open. */
  add: (request: Pick<ErasureRequest, 'reference' | 'memberId' | 'askedBy' | 'askedAt' | 'thinkUntil'>) =>
    db
      .insertInto('erasureRequests')
      .values({ ...unanswered, ...request })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['reference', 'thinkUntil'])
      .executeTakeFirst(),

  openOf: (memberId: number) => standing(db).selectAll().where('memberId', '=', memberId).executeTakeFirst(),

  /** About a member, and by them about somebody else, as long as that is a member; the newest first. */
  seenBy: (memberId: number) =>
    db
      .selectFrom('erasureRequests')
      .innerJoin('members', 'members.id', 'erasureRequests.memberId')
      .selectAll('erasureRequests')
      .select(['memberNumber', 'nameZh', 'surname', 'firstName'])
      .where('askedBy', 'is not', null)
      .where((request) => request.or([request('memberId', '=', memberId), request('askedBy', '=', memberId)]))
      .orderBy('erasureRequests.id', 'desc')
      .limit(20)
      .execute(),

  /** Nothing comes back for who is a member no more. */
  member: (id: number) => db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Locks the account of a member, who may be gone by now. */
  holdMember: (memberId: number) =>
    db.selectFrom('members').selectAll().where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst(),

  /** Reads and locks it until the end of the transaction. */
  hold: (reference: string) =>
    db.selectFrom('erasureRequests').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirst(),

  byReference: (reference: string) =>
    db.selectFrom('erasureRequests').selectAll().where('reference', '=', reference).executeTakeFirst(),

  set: (id: number, end: Partial<Omit<ErasureRequest, 'id' | 'erased'>>) =>
    db.updateTable('erasureRequests').set(end).where('id', '=', id).execute(),

  /** Writes the receipt. Nothing comes back when somebody else has, by now. */
  finish: (id: number, doneAt: Date, erased: Erased) =>
    db
      .updateTable('erasureRequests')
      .set({ doneAt, erased: JSON.stringify(erased) })
      .where('id', '=', id)
      .where('doneAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  /** Those that staff have to do with, the oldest first. */
  open: () =>
    standing(db)
      .innerJoin('members', 'members.id', 'erasureRequests.memberId')
      .leftJoin('staff', 'staff.id', 'erasureRequests.proposedBy')
      .selectAll('erasureRequests')
      .select(['memberNumber', 'nameZh', 'surname', 'firstName', 'staff.name as proposer'])
      .where('askedBy', 'is not', null)
      .orderBy('askedAt')
      .orderBy('erasureRequests.id')
      .limit(200)
      .execute(),

  done: (most: number) =>
    db
      .selectFrom('erasureRequests')
      .select(['reference', 'askedAt', 'doneAt', 'erased'])
      .where('doneAt', 'is not', null)
      .orderBy('doneAt', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),

  /** Those that were confirmed and are not carried out yet. */
  underWay: () =>
    standing(db).select(['id', 'reference', 'memberId']).where('confirmedAt', 'is not', null).orderBy('id').execute(),

  /** What stands in the way of erasing each of these members. */
  async obstacles(memberIds: readonly number[], today: string) {
    const found = new Map<number, ErasureObstacle[]>()
    if (memberIds.length === 0) return found
    const among = sql`any(${memberIds}::bigint[])`
    const { rows } = await sql<{ memberId: number; obstacle: ErasureObstacle }>`
      select distinct member_id, obstacle from (
        select member_id, 'change' as obstacle from supplements where member_id = ${among} and ended_at is null
        union all select member_id, 'documents' from document_requests where member_id = ${among} and ended_at is null
        union all select member_id, 'appeal' from appeals where member_id = ${among} and ended_at is null
        union all select member_id, 'suspension' from member_holds where member_id = ${among} and ended_at is null
          and reason in ('authority', 'no_show') and (until is null or until > ${today}::date)
        union all select member_id, 'gift' from redemptions where member_id = ${among} and state = 'reserved'
        union all select member_id, 'booking' from bookings join slots on slots.id = slot_id
          where member_id = ${among} and state in ('held', 'offered', 'confirmed') and slots.day >= ${today}::date
        union all select member_id, 'ticket' from pool_tickets
          where member_id = ${among} and state in ('held', 'valid') and day >= ${today}::date
        union all select member_id, 'course' from enrolments join course_terms on course_terms.id = term_id
          where member_id = ${among} and state in ('held', 'offered', 'enrolled') and ends_on >= ${today}::date
        union all select member_id, 'payment' from orders where member_id = ${among} and (state = 'open' or exists (
          select from refunds where order_id = orders.id and state <> 'done'))
        union all select member_id, 'mobile' from mobile_recoveries where member_id = ${among} and ended_at is null
      ) as standing order by 1, 2`.execute(db)
    for (const { memberId, obstacle } of rows) found.set(memberId, [...(found.get(memberId) ?? []), obstacle])
    return found
  },
})

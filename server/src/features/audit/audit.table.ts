import type { AuditPlace, AuditSubject } from '@palaestra/contract'
import { type Generated, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { StaffTables } from '../staff/staff.table.ts'
import type { Linked } from './audit.rules.ts'

export interface AuditTables {
  audit: {
    id: Generated<number>
    at: Date
    /** Null when the portal itself did it. */
    staffId: Selectable<StaffTables['staff']>['id'] | null
    act: string
    subjectKind: string
    subjectId: string
    /** The reason that was given, or what exactly. */
    detail: Generated<string | null>
  }
  /** The chain of hashes, which the database makes as a transaction commits. */
  auditChain: { position: number; entry: number; hash: Buffer }
  auditHead: { single: Generated<boolean>; position: number; hash: Buffer }
}
declare module '../../database/tables.ts' {
  interface Tables extends AuditTables {}
}

export interface Subject {
  kind: AuditSubject
  /** The subject’s reference or number. It is never personal data. */
  id: string
}

export interface AuditSearch {
  /** Null is the portal itself. */
  staffId?: number | null | undefined
  act?: string | undefined
  /** One of these. A subject without a kind is a reference of any. */
  subjects?: readonly { kind?: string; id: string }[] | undefined
  /** From this moment on. */
  from?: Date | undefined
  /** Before this moment. */
  to?: Date | undefined
}

const hex = (column: 'auditChain.hash' | 'auditHead.hash') => sql<string>`encode(${sql.ref(column)}, 'hex')`

export const auditTable = (db: Db) => ({
  add: (row: {
    at: Date
    staffId: number | null
    act: string
    subjectKind: string
    subjectId: string
    detail: string | null
  }) => db.insertInto('audit').values(row).execute(),

  /** The newest entries about a subject, oldest first, with the names of the staff. */
  async of({ kind, id }: Subject, most: number) {
    const newest = await db
      .selectFrom('audit')
      .leftJoin('staff', 'staff.id', 'audit.staffId')
      .select(['audit.at', 'audit.act', 'audit.detail', 'staff.name'])
      .where('subjectKind', '=', kind)
      .where('subjectId', '=', id)
      .orderBy('audit.id', 'desc')
      .limit(most)
      .execute()
    return newest.reverse()
  },

  /** What was done to subjects of a kind, from one id to another; the newest first, from before an entry. */
  within: ({ kind, from, to }: { kind: string; from: string; to: string }, before: number | undefined, size: number) =>
    db
      .selectFrom('audit')
      .leftJoin('staff', 'staff.id', 'audit.staffId')
      .select(['audit.id', 'audit.at', 'audit.act', 'audit.subjectId', 'audit.detail', 'staff.name'])
      .where('subjectKind', '=', kind)
      .where('subjectId', '>=', from)
      .where('subjectId', '<=', to)
      .$if(before !== undefined, (all) => all.where('audit.id', '<', before ?? 0))
      .orderBy('audit.id', 'desc')
      .limit(size)
      .execute(),

  /** The newest first. Members are shown by their number, staff by their username. */
  page: ({ staffId, act, subjects, from, to }: AuditSearch, after: AuditPlace | undefined, size: number) =>
    db
      .selectFrom('audit')
      .leftJoin('staff', 'staff.id', 'audit.staffId')
      .select(['audit.id', 'audit.at', 'audit.act', 'audit.subjectKind', 'audit.subjectId', 'audit.detail'])
      .select(['staff.name', 'staff.username'])
      .select((of) => [
        of
          .selectFrom('members')
          .select('memberNumber')
          .where('audit.subjectKind', '=', 'member')
          .where(sql<SqlBool>`members.id = case when audit.subject_kind = 'member' then audit.subject_id::bigint end`)
          .as('memberNumber'),
        of
          .selectFrom('staff as colleagues')
          .select('colleagues.username')
          .where(sql<SqlBool>`colleagues.id = case when audit.subject_kind = 'staff' then audit.subject_id::bigint end`)
          .as('colleague'),
      ])
      .$if(staffId !== undefined, (all) =>
        typeof staffId === 'number' ? all.where('audit.staffId', '=', staffId) : all.where('audit.staffId', 'is', null),
      )
      .$if(act !== undefined, (all) => all.where('audit.act', '=', act ?? ''))
      .$if(subjects !== undefined, (all) =>
        all.where((where) =>
          where.or(
            (subjects ?? []).map(({ kind, id }) =>
              where.and([
                where('audit.subjectId', '=', id),
                ...(kind === undefined ? [] : [where('audit.subjectKind', '=', kind)]),
              ]),
            ),
          ),
        ),
      )
      .$if(from !== undefined, (all) => all.where('audit.at', '>=', from ?? new Date(0)))
      .$if(to !== undefined, (all) => all.where('audit.at', '<', to ?? new Date(0)))
      .$if(after !== undefined, (all) =>
        all.where(sql<SqlBool>`(audit.at, audit.id) < (${after?.at}::timestamptz, ${after?.id}::bigint)`),
      )
      .orderBy('audit.at', 'desc')
      .orderBy('audit.id', 'desc')
      .limit(size)
      .execute(),

  staffBy: (username: string) =>
    db.selectFrom('staff').select('id').where('username', '=', username).executeTakeFirst(),

  memberBy: (memberNumber: string) =>
    db.selectFrom('members').select('id').where('memberNumber', '=', memberNumber).executeTakeFirst(),

  async head() {
    const head = await db
      .selectFrom('auditHead')
      .select(['position', hex('auditHead.hash').as('hash')])
      .executeTakeFirst()
    return head
  },

  /** The links behind a position, in order, each with its entry as far as there is one. */
  async links(behind: number, most: number): Promise<Linked[]> {
    const rows = await db
      .selectFrom('auditChain')
      .leftJoin('audit', 'audit.id', 'auditChain.entry')
      .select(['auditChain.position', hex('auditChain.hash').as('hash')])
      .select(['audit.id', 'audit.staffId', 'audit.act', 'audit.subjectKind', 'audit.subjectId', 'audit.detail'])
      .select(sql<string | null>`(extract(epoch from audit.at) * 1000000)::bigint::text`.as('at'))
      .where('auditChain.position', '>', behind)
      .orderBy('auditChain.position')
      .limit(most)
      .execute()
    return rows.map(({ position, hash, id, at, staffId, act, subjectKind, subjectId, detail }) => ({
      position,
      hash,
      entry:
        id === null || at === null || act === null || subjectKind === null || subjectId === null
          ? null
          : { id, at, staffId, act, subjectKind, subjectId, detail },
    }))
  },

  /** Entries that no link leads to. */
  unchained: (most: number) =>
    db
      .selectFrom('audit')
      .leftJoin('auditChain', 'auditChain.entry', 'audit.id')
      .select('audit.id')
      .where('auditChain.position', 'is', null)
      .orderBy('audit.id')
      .limit(most)
      .execute(),
})

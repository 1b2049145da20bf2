import type { Generated, Selectable } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { StaffTables } from '../staff/staff.table.ts'

export interface AuditTables {
  audit: {
    id: Generated<number>
    at: Date
    /** Null when the portal itself did it. */
    staffId: Selectable<StaffTables['staff']>['id'] | null
    act: string
    subjectKind: string
    subjectId: string
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends AuditTables {}
}

export interface Subject {
  /** `application`, `member`, `staff` … */
  kind: string
  /** The subject’s reference or number. It is never personal data. */
  id: string
}

export const auditTable = (db: Db) => ({
  add: (row: { at: Date; staffId: number | null; act: string; subjectKind: string; subjectId: string }) =>
    db.insertInto('audit').values(row).execute(),

  /** The newest entries about a subject, oldest first, with the names of the staff. */
  async of({ kind, id }: Subject, most: number) {
    const newest = await db
      .selectFrom('audit')
      .leftJoin('staff', 'staff.id', 'audit.staffId')
      .select(['audit.at', 'audit.act', 'staff.name'])
      .where('subjectKind', '=', kind)
      .where('subjectId', '=', id)
      .orderBy('audit.id', 'desc')
      .limit(most)
      .execute()
    return newest.reverse()
  },
})

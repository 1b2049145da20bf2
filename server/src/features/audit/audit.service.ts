import type { AuditAct } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { auditTable, type Subject } from './audit.table.ts'

interface Entry {
  /** The id of the member of staff, or the portal itself. */
  by: number | 'system'
  act: AuditAct
  subject: Subject
  /** The reason that was given, or what exactly: `photo`, `senior, content`. It outlives everything: no personal data. */
  detail?: string | undefined
}

/** The audit trail: who looked at what and who did what. Only ever added to; the database refuses anything else. */
export const auditService = ({ db, clock }: Uses<'clock', Tx>) => ({
  /** Writes in the caller’s transaction: an act that is rolled back leaves no entry. */
  async write({ by, act, subject: { kind, id }, detail = '' }: Entry) {
    const staffId = by === 'system' ? null : by
    await auditTable(db).add({
      ...{ at: clock.now(), staffId, act, subjectKind: kind, subjectId: id },
      detail: detail.slice(0, 2000) || null,
    })
  },
})

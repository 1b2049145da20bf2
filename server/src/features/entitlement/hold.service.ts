import { type AuditAct, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import type { StaffPrincipal } from '../../http/principals.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { holdTable } from './hold.table.ts'

/** Staff alone lift what the authority imposes; documents that arrive, or a day, end the others. */
type Imposed = {
  memberId: number
  /** In the words of who does it, for the audit trail. */
  why?: string
} & (
  | { reason: 'authority' | 'documents' }
  | {
      reason: 'no_show'
      /** The day from which it holds no more. */
      until: string
    }
)
type Staff = Pick<StaffPrincipal, 'staffId'>

/** The holds of members. Each is ended by what it waits for, and ends no other (S1). */
export const holdService = (deps: Uses<'clock', Tx>) => {
  const { db, clock } = deps
  const write = (
    by: number | 'system',
    act: AuditAct,
    { memberId, why }: { memberId: number; why?: string | undefined },
  ) => auditService(deps).write({ by, act, subject: { kind: 'member', id: String(memberId) }, detail: why })

  return {
    /**
     * Holds a member back. A second hold of the same reason changes the day of the first, if that is earlier. Waits for
     * whatever changes the account at this moment, such as a report of a loss. Tells whether it is a new one.
     */
    async impose(by: Staff | 'system', { memberId, why, ...imposed }: Imposed) {
      const { reason, until = null } = { until: null, ...imposed }
      await accountTable(db).hold(memberId)
      const now = clock.now()
      await holdTable(db).endOver(memberId, clock.today(), now)
      const imposedBy = by === 'system' ? null : by.staffId
      const added = await holdTable(db).add({ memberId, reason, since: now, until, imposedBy })
      if (!added && until !== null) await holdTable(db).prolong(memberId, reason, until)
      await write(imposedBy ?? 'system', `hold ${reason}`, { memberId, why })
      return Boolean(added)
    },

    /** Ends a hold of any reason: the only way to end one of the authority. @throws not_found when it is not open */
    async lift({ staffId }: Staff, id: number, why?: string) {
      const lifted = await holdTable(db).endBy(staffId, id, clock.now())
      if (!lifted) throw new Refusal('not_found')
      await write(staffId, `lifted ${lifted.reason}`, { memberId: lifted.memberId, why })
    },

    /**
     * Missed bookings were excused, or are under appeal: the hold that followed from them ends, ends earlier, or rests.
     * Gives back its id where it has ended.
     */
    async ease(memberId: number, { until, rests }: { until: string | null; rests: boolean }) {
      if (until === null) return (await holdTable(db).end(memberId, 'no_show', clock.now()))?.id
      await holdTable(db).shorten(memberId, 'no_show', { until, rests })
      return undefined
    },

    /** So many missed bookings count again that the hold does no longer rest. */
    wake: (memberId: number) => holdTable(db).wake(memberId),

    /** A card was reported lost: until the letter with its successor has left. */
    async beginLoss(memberId: number) {
      const hold = { memberId, reason: 'loss', since: clock.now(), until: null, imposedBy: null } as const
      await holdTable(db).add(hold)
    },
    /** What was overdue is there and accepted, or asked for no more. */
    endDocuments: (memberId: number) => holdTable(db).end(memberId, 'documents', clock.now()),

    /** The letter has left, or has waited for too long. */
    endLoss: (memberId: number) => holdTable(db).end(memberId, 'loss', clock.now()),
  }
}

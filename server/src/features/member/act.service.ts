import { type AuditAct, Refusal } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'

export interface Act {
  memberNumber: string
  staffId: number
}
export interface Reasoned extends Act {
  reason: string
}

// Steps shared by every act of staff on a member.

/** @throws not_found */
export const memberIdOf = async ({ db }: Uses<never, NoTx>, memberNumber: string) => {
  const member = await accountTable(db).byNumber(memberNumber)
  if (!member) throw new Refusal('not_found')
  return member.id
}

/** The entry, with the reason that was given. */
export const writeAct = (
  deps: Uses<'clock', Tx>,
  act: AuditAct,
  { memberId, staffId, reason }: { memberId: number; staffId: number; reason?: string },
) => auditService(deps).write({ by: staffId, act, subject: { kind: 'member', id: String(memberId) }, detail: reason })

/** Does it with the account held: of two at once the second sees the first. @throws not_found */
export const withMember = async <T>(
  deps: Deps,
  memberNumber: string,
  act: (deps: InTransaction<Deps>, member: Member) => Promise<T>,
) => {
  const id = await memberIdOf(deps, memberNumber)
  return inTransaction(deps, async (deps) => act(deps, await accountTable(deps.db).hold(id)))
}

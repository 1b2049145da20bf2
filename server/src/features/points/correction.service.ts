import { Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { ledgerTable } from './ledger.table.ts'
import { inHundredths, inPoints } from './report.rules.ts'
import { spendingService } from './spending.service.ts'

/** Entries of the ledger that are shown. */
const shown = 100

/** The ledger of a member at the desk, and its corrections. */
export const correctionService = (deps: Deps) => {
  /** @throws not_found */
  const idOf = async (memberNumber: string) => {
    const member = await accountTable(deps.db).byNumber(memberNumber)
    if (!member) throw new Refusal('not_found')
    return member.id
  }

  return {
    /** Writes down who looks before it returns anything. @throws not_found */
    async look({ memberNumber, staffId }: { memberNumber: string; staffId: number }) {
      const memberId = await idOf(memberNumber)
      const subject = { kind: 'member', id: String(memberId) }
      await inTransaction(deps, (deps) =>
        auditService(deps).write({ by: staffId, act: 'looked', subject, detail: 'points' }),
      )
      const lots = await ledgerTable(deps.db).good(memberId, deps.clock.today())
      const entries = await ledgerTable(deps.db).newest(memberId, shown)
      return {
        balance: inPoints(lots.reduce((sum, { rest }) => sum + rest, 0)),
        entries: entries.map(({ month, amount, at, name, ...entry }) => ({
          ...{ ...entry, month: month.slice(0, 7), points: inPoints(amount), at: at.toISOString(), by: name ?? '' },
        })),
      }
    },

    /** Adds to this month, or takes from the oldest. @throws not_found, points_below_zero */
    async correct({
      memberNumber,
      staffId,
      points,
      reason,
    }: {
      memberNumber: string
      staffId: number
      points: number
      reason: string
    }) {
      const memberId = await idOf(memberNumber)
      return inTransaction(deps, async (deps) => {
        await accountTable(deps.db).hold(memberId)
        const amount = inHundredths(points)
        const spending = spendingService(deps)
        if (amount > 0) await spending.add(memberId, amount, { staffId, reason })
        else if (!(await spending.take(memberId, -amount, { kind: 'deducted', staffId, reason })))
          throw Refusal.at('points', 'points_below_zero')
        const subject = { kind: 'member', id: String(memberId) }
        await auditService(deps).write({
          by: staffId,
          act: 'points_corrected',
          subject,
          detail: `${points}: ${reason}`,
        })
        return {}
      })
    },
  }
}

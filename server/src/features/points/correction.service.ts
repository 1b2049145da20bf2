import { balanceAfter, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { ledgerTable } from './ledger.table.ts'
import { inHundredths, inPoints } from './report.rules.ts'
import { spendingService } from './spending.service.ts'

/** Entries of the ledger on a page. */
const pageSize = 20

interface Looking {
  memberNumber: string
  staffId: number
  /** `next` of the page before. */
  after?: string | undefined
}
interface Correcting {
  memberNumber: string
  staffId: number
  points: number
  reason: string
  /** The points that the clerk has seen. */
  balance: number
}

/** The ledger of a member at the desk, and its corrections. */
export const correctionService = (deps: Deps) => {
  const balanceOf = async ({ db, clock }: Uses<'clock'>, memberId: number) => {
    const lots = await ledgerTable(db).good(memberId, clock.today())
    return inPoints(lots.reduce((sum, { rest }) => sum + rest, 0))
  }
  /** @throws not_found */
  const idOf = async (memberNumber: string) => {
    const member = await accountTable(deps.db).byNumber(memberNumber)
    if (!member) throw new Refusal('not_found')
    return member.id
  }

  return {
    /** Writes down who looks before it returns anything. @throws not_found */
    async look({ memberNumber, staffId, after }: Looking) {
      const memberId = await idOf(memberNumber)
      const subject = { kind: 'member' as const, id: String(memberId) }
      await inTransaction(deps, (deps) =>
        auditService(deps).write({ by: staffId, act: 'looked', subject, detail: 'points' }),
      )
      const found = await ledgerTable(deps.db).page(memberId, after ? Number(after) : undefined, pageSize + 1)
      const entries = found.slice(0, pageSize)
      return {
        balance: await balanceOf(deps, memberId),
        next: found.length > pageSize ? String(entries.at(-1)?.id) : null,
        entries: entries.map(({ month, amount, at, name, ...entry }) => ({
          ...{ ...entry, month: month.slice(0, 7), points: inPoints(amount), at: at.toISOString(), by: name ?? '' },
        })),
      }
    },

    /**
     * Adds to this month, or takes from the oldest. Where the points are others than the clerk has seen, nothing
     * happens: so two clerks, or one whose answer was lost, never correct twice.
     * @throws not_found, points_changed, points_below_zero
     */
    async correct({ memberNumber, staffId, points, reason, balance }: Correcting) {
      const memberId = await idOf(memberNumber)
      return inTransaction(deps, async (deps) => {
        await accountTable(deps.db).hold(memberId)
        if ((await balanceOf(deps, memberId)) !== balance) throw new Refusal('points_changed')
        const amount = inHundredths(points)
        const spending = spendingService(deps)
        if (amount > 0) await spending.add(memberId, amount, { staffId, reason })
        else if (!(await spending.take(memberId, -amount, { kind: 'deducted', staffId, reason })))
          throw Refusal.at('points', 'points_below_zero')
        const subject = { kind: 'member' as const, id: String(memberId) }
        await auditService(deps).write({
          by: staffId,
          act: 'points_corrected',
          subject,
          detail: `${points}: ${reason}`,
        })
        return { balance: balanceAfter(balance, points) }
      })
    },
  }
}

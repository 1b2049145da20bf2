import { monthOf, pointsValidUntil, takenOldestFirst } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { ledgerTable } from './ledger.table.ts'

interface Correction {
  staffId: number
  reason: string
}

/** What takes points, and gives them back. The member has to be held. */
export const spendingService = ({ db, clock, settings }: Uses<'clock' | 'settings', Tx>) => {
  const ledger = ledgerTable(db)
  const now = () => ({ day: clock.today(), at: clock.now() })

  return {
    /** Takes points, the oldest first. False, and nothing is written, where there are not enough. */
    async take(
      memberId: number,
      amount: number,
      why: { kind: 'redeemed'; redemptionId: number } | ({ kind: 'deducted' } & Correction),
    ) {
      const taken = takenOldestFirst(await ledger.good(memberId, clock.today()), amount)
      if (!taken) return false
      const entry = { memberId, staffId: null, reason: null, redemptionId: null, ...now(), ...why }
      await ledger.write(taken.map(({ month, amount }) => ({ ...entry, month, amount: -amount })))
      return true
    },

    /** Gives what an exchange has taken back to its months. What has expired meanwhile stays expired. */
    async giveBack(memberId: number, redemptionId: number, taken: readonly { month: string; amount: number }[]) {
      if (taken.length === 0) return
      const entry = { memberId, redemptionId, kind: 'returned' as const, staffId: null, reason: null, ...now() }
      await ledger.write(taken.map(({ month, amount }) => ({ ...entry, month, amount: -amount })))
    },

    /** Adds points to this month. */
    async add(memberId: number, amount: number, { staffId, reason }: Correction) {
      const month = monthOf(clock.today())
      await ledger.open([{ memberId, month, expiresOn: pointsValidUntil(month, settings.points.months) }])
      const entry = { memberId, month, amount, kind: 'corrected' as const, redemptionId: null, ...now() }
      await ledger.write([{ ...entry, staffId, reason }])
    },
  }
}

import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { ledgerTable } from './ledger.table.ts'

/** Members whose expired points are written down in one go. */
const portion = 200

/**
 * Writes down what has expired: what is left of a month when its time is over. The report does not wait for it. Done
 * again it finds nothing, because nothing is left.
 */
export const expirePoints = async (deps: Deps) => {
  const today = deps.clock.today()
  const next = () => ledgerTable(deps.db).withExpired(today, portion)
  for (let found = await next(); found.length > 0; found = await next())
    for (const { memberId } of found)
      await inTransaction(deps, async ({ db, clock }) => {
        // Held, as by whoever spends: of two at once the second finds what the first has left.
        await accountTable(db).hold(memberId)
        const lots = await ledgerTable(db).expired(memberId, today)
        if (lots.length === 0) return
        const entry = {
          kind: 'expired' as const,
          day: today,
          at: clock.now(),
          staffId: null,
          reason: null,
          redemptionId: null,
        }
        await ledgerTable(db).write(lots.map(({ rest, ...lot }) => ({ ...lot, ...entry, amount: -rest })))
      })
}

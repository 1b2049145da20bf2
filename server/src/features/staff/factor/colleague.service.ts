import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/inTransaction.ts'
import type { Uses } from '../../../deps.ts'
import { minute } from '../../../ports/clock.ts'
import { normaliseStaffName } from '../staff.rules.ts'
import { staffTable } from '../staff.table.ts'
import { removeFactor, wayInSeconds } from './factor.service.ts'
import { factorTable } from './factor.table.ts'

/** Who works at the desk and as what, and help for a colleague who has lost the second factor. */
export const colleagueService = (deps: Uses<'clock' | 'keys', NoTx>) => ({
  async list(staffId: number) {
    const all = await factorTable(deps.db).colleagues()
    return { items: all.map(({ id, ...shown }) => ({ ...shown, self: id === staffId })) }
  },

  /** @throws not_found, not_oneself: who sits at an open desk could give themselves a factor of their own */
  async helpIn(username: string, by: number | 'system') {
    const colleague = await staffTable(deps.db).byUsername(normaliseStaffName(username))
    if (!colleague) throw new Refusal('not_found')
    if (colleague.id === by) throw new Refusal('not_oneself')
    const code = await inTransaction(deps, (deps) => removeFactor(deps, colleague.id, by))
    return { code, minutes: wayInSeconds / minute }
  },
})

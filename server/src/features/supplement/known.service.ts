import { Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { BureauUnavailable } from '../../ports/identity.ts'
import { accountTable } from '../account/account.table.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { governmentLinkTable } from '../government/link.table.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { theirsAlone } from '../registration/known.rules.ts'
import { knownOtherwise, without } from './known.rules.ts'
import { recordsOf } from './supplement.limits.ts'

const silentIfUnavailable = (error: unknown) => {
  if (error instanceof BureauUnavailable) return 'silent' as const
  throw error
}

/**
 * What fills the form in that is reached by the government account (R07). The link has proved whose number the member’s
 * is, and so the bureau is asked about that one, and about none that a request names.
 */
export const knownService = (deps: Deps) => ({
  /** @throws what closes `card_data`, `government_not_linked`, `too_many` */
  async known({ memberId, address }: { memberId: number; address: string }) {
    const { db, clock, identity } = deps
    await standingService(deps).need('card_data', memberId)
    if (!(await governmentLinkTable(db).of(memberId))) throw new Refusal('government_not_linked')
    await rateLimitService(deps).use(...recordsOf(memberId, address))
    const member = await accountTable(db).byId(memberId)
    const { idType, idNumber } = member
    const answer = await identity.record({ idType, idNumber }).catch(silentIfUnavailable)
    if (answer === 'silent') return without('silent')
    const record = theirsAlone(member, answer)
    return record
      ? { bureau: 'answered' as const, ...knownOtherwise(record, member, clock.today()) }
      : without('nothing')
  },
})

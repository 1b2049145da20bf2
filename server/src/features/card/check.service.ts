import type { CardState } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { qrCodeService } from '../account/qrCode.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { cardsCheckedFrom } from './card.limits.ts'

/** What whoever scans a card is told of it, and nothing of its holder. */
export const checkService = (deps: Deps) => {
  const stateOf = async (code: string): Promise<{ state: CardState; keptSince?: number | null }> => {
    const card = await qrCodeService(deps).cardOf(code)
    if ('fault' in card) return { state: card.fault }
    const closed = await standingService(deps).whyClosed(card.memberId)
    if (closed) return { state: closed === 'card_expired' ? 'expired' : 'suspended' }
    return { state: card.kind === 'temporary' ? 'temporary' : 'valid', keptSince: card.keptSince }
  }

  return {
    /** @throws too_many */
    async check(code: string, address: string) {
      await rateLimitService(deps).use(...cardsCheckedFrom(address))
      const { state, keptSince } = await stateOf(code)
      return { state, withoutNetworkSince: keptSince ? new Date(keptSince * 1000).toISOString() : null }
    },
  }
}

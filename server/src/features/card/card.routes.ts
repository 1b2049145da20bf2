import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { cardService } from './card.service.ts'

export const cardRoutes = (deps: Deps) => {
  const cards = cardService(deps)
  return handlers(api.card, {
    reportLoss: ({ memberId, sessionId, body }) =>
      cards.reportLoss({ memberId, sessionId, circumstances: body.circumstances }),
    swap: ({ memberId }) => cards.swap(memberId),
  })
}

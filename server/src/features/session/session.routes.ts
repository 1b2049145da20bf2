import { api } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { apiCodeService } from './apiCode.service.ts'
import { sessionEnding, sessionService } from './session.service.ts'
import { tokenService } from './token.service.ts'

export const sessionRoutes = (deps: Deps) => {
  const session = sessionService(deps)
  const apiCode = apiCodeService(deps)
  return handlers(api.session, {
    renew: (principal) => tokenService(deps).renew(principal),
    list: ({ memberId, sessionId }) => session.list(memberId, sessionId),
    endOne: async ({ memberId, sessionId, body }) => {
      await inTransaction(deps, (deps) => sessionEnding(deps).endOne(memberId, body.id, sessionId))
      return {}
    },
    endOthers: async ({ memberId, sessionId }) => {
      await inTransaction(deps, (deps) => sessionEnding(deps).endOthers(memberId, sessionId))
      return {}
    },
    makeApiCode: (principal) => apiCode.make(principal),
    exchange: ({ body, ...from }) => apiCode.exchange(body.code, from),
    handedOver: (principal) => apiCode.handedOver(principal),
  })
}

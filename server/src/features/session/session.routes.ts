import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { answers } from '../../http/serve.ts'
import { apiCodeService } from './apiCode.service.ts'
import { sessionService } from './session.service.ts'
import { tokenService } from './token.service.ts'

export const sessionRoutes = (deps: Deps) => {
  const session = sessionService(deps)
  const apiCode = apiCodeService(deps)
  return answers(api.session, {
    renew: (asker) => tokenService(deps).renew(asker),
    list: ({ memberId, sessionId }) => session.list(memberId, sessionId),
    endOne: async ({ memberId, body }) => {
      await session.endOne(memberId, body.id)
      return {}
    },
    endOthers: async ({ memberId, sessionId }) => {
      await session.endOthers(memberId, sessionId)
      return {}
    },
    makeApiCode: (asker) => apiCode.make(asker),
    exchange: ({ body, ...from }) => apiCode.exchange(body.code, from),
    handedOver: ({ memberId }) => apiCode.handedOver(memberId),
  })
}

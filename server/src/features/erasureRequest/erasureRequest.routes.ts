import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { erasureRequestService } from './erasureRequest.service.ts'

export const erasureRequestRoutes = (deps: Deps) => {
  const requests = erasureRequestService(deps)
  return handlers(api.erasureRequest, {
    mine: ({ memberId }) => requests.mine(memberId),
    ask: ({ memberId, body }) => requests.ask(memberId, body),
    withdraw: ({ memberId, body }) => requests.withdraw(memberId, body.reference),
  })
}

import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { appealService } from './appeal.service.ts'

export const appealRoutes = (deps: Deps) => {
  const appeals = appealService(deps)
  return handlers(api.appeal, {
    mine: ({ memberId }) => appeals.mine(memberId),
    send: ({ memberId, body }) => appeals.send(memberId, body),
    sendAboutMissed: ({ memberId, body }) => appeals.sendAboutMissed(memberId, body),
    withdraw: ({ memberId, body }) => appeals.withdraw(memberId, body.reference),
  })
}

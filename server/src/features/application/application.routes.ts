import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { correctionService } from './correction.service.ts'
import { sendingService } from './sending.service.ts'

export const applicationRoutes = (deps: Deps) => {
  const correction = correctionService(deps)
  return handlers(api.application, {
    send: ({ body, registrationId }) => sendingService(deps).send(registrationId, body),
    sendReopenCode: ({ body, ...from }) => correction.sendReopenCode(body.hash, from),
    reopen: ({ body, ...from }) => correction.reopen(body, from),
  })
}

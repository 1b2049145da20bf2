import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { activationService } from './activation.service.ts'

export const activationRoutes = (deps: Deps) => {
  const activation = activationService(deps)
  return handlers(api.activation, {
    look: ({ body, about }) => activation.look(body.hash, about),
    sendCode: ({ body, ...from }) => activation.sendCode(body.hash, from),
    activate: ({ body, about }) => activation.activate(body, about),
    launch: ({ body, about }) => activation.launch(body.hash, about),
  })
}

import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { activationService } from './activation.service.ts'

export const activationRoutes = (deps: Deps) => {
  const activation = activationService(deps)
  return handlers(api.activation, {
    look: ({ body, logSubject }) => activation.look(body.hash, logSubject),
    sendCode: ({ body, ...from }) => activation.sendCode(body.hash, from),
    activate: ({ body, ...from }) => activation.activate(body, from),
    launch: ({ body, logSubject }) => activation.launch(body.hash, logSubject),
  })
}

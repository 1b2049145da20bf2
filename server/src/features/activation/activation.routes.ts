import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { answers } from '../../http/serve.ts'
import { activationService } from './activation.service.ts'

export const activationRoutes = (deps: Deps) => {
  const activation = activationService(deps)
  return answers(api.activation, {
    look: ({ body }) => activation.look(body.hash),
    sendCode: ({ body, ...from }) => activation.sendCode(body.hash, from),
    activate: ({ body }) => activation.activate(body),
    launch: ({ body }) => activation.launch(body.hash),
  })
}

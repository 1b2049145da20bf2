import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { undeliveredService } from './undelivered.service.ts'

export const letterDesk = (deps: Deps) => {
  const undelivered = undeliveredService(deps)
  return handlers(desk.letter, {
    list: ({ query }) => undelivered.page(query),
    sendAgain: ({ body, staffId }) => undelivered.sendAgain(body.id, staffId),
    sendAllAgain: ({ body, staffId }) => undelivered.sendAllAgain(body, staffId),
  })
}

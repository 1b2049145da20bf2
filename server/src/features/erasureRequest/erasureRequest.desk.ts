import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { decisionService } from './decision.service.ts'

export const erasureRequestDesk = (deps: Deps) => {
  const decision = decisionService(deps)
  return handlers(desk.erasureRequest, {
    list: ({ staffId }) => decision.list(staffId),
    confirm: ({ body, staffId }) => decision.confirm({ ...body, staffId }),
    refuse: ({ body, staffId }) => decision.refuse({ ...body, staffId }),
  })
}

import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { decisionService } from './decision.service.ts'
import { reviewService } from './review.service.ts'

export const appealDesk = (deps: Deps) => {
  const decision = decisionService(deps)
  return handlers(desk.appeal, {
    look: ({ query, staffId, locale }) => reviewService(deps).look({ ...query, staffId, locale }),
    approve: ({ body, staffId }) => decision.approve({ ...body, staffId }),
    reject: ({ body, staffId }) => decision.reject({ ...body, staffId }),
    confirm: ({ body, staffId }) => decision.confirm({ ...body, staffId }),
    sendBack: ({ body, staffId }) => decision.sendBack({ ...body, staffId }),
    undo: ({ body, staffId }) => decision.undo({ ...body, staffId }),
  })
}

import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { caseService } from './case.service.ts'

export const queueDesk = (deps: Deps) => {
  const cases = caseService(deps)
  return handlers(desk.queue, {
    watch: ({ query, staffId }) => cases.watch({ ...query, staffId }),
    take: ({ body, staffId }) => cases.take({ ...body, staffId }),
    takeOver: ({ body, staffId }) => cases.takeOver({ ...body, staffId }),
    async release({ body, staffId }) {
      await cases.release({ ...body, staffId })
      return {}
    },
  })
}

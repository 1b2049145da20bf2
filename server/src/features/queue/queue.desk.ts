import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { caseService } from './case.service.ts'
import { queueService } from './queue.service.ts'

export const queueDesk = (deps: Deps) => {
  const cases = caseService(deps)
  const queue = queueService(deps)
  return handlers(desk.queue, {
    page: ({ query, staffId }) => queue.page({ ...query, staffId }),
    find: ({ body, staffId }) => queue.page({ ...body, staffId }),
    workload: ({ staffId }) => queue.workload(staffId),
    watch: ({ query, staffId }) => cases.watch({ ...query, staffId }),
    take: ({ body, staffId }) => cases.take({ ...body, staffId }),
    takeOver: ({ body, staffId }) => cases.takeOver({ ...body, staffId }),
    async release({ body, staffId }) {
      await cases.release({ ...body, staffId })
      return {}
    },
  })
}

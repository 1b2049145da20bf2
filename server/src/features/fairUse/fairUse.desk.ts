import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { fairUseService } from './fairUse.service.ts'

export const fairUseDesk = (deps: Deps) => {
  const reports = fairUseService(deps)
  return handlers(desk.fairUse, {
    missed: ({ query, staffId }) => reports.missed({ ...query, staffId }),
    collectors: ({ query, staffId }) => reports.collectors({ ...query, staffId }),
    passedOn: ({ query, staffId }) => reports.passedOn({ ...query, staffId }),
  })
}

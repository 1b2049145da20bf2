import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { importService } from './import.service.ts'

export const pointsDesk = (deps: Deps) => {
  const visits = importService(deps)
  return handlers(desk.points, {
    importVisits: ({ body, staffId }) => visits.take({ ...body, staffId }),
  })
}

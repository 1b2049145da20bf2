import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { reportService } from './report.service.ts'

export const pointsRoutes = (deps: Deps) => {
  const report = reportService(deps)
  return handlers(api.points, {
    report: ({ memberId }) => report.of(memberId),
  })
}

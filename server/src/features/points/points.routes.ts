import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { giftService } from './gift.service.ts'
import { reportService } from './report.service.ts'

export const pointsRoutes = (deps: Deps) => {
  const report = reportService(deps)
  const gifts = giftService(deps)
  return handlers(api.points, {
    report: ({ memberId, locale }) => report.of(memberId, locale),
    gifts: ({ memberId, locale }) => gifts.mine(memberId, locale),
    redeem: ({ memberId, body }) => gifts.redeem(memberId, body),
  })
}

import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { noticeService } from './notice.service.ts'
import { serviceList } from './standing.service.ts'

export const entitlementRoutes = (deps: Deps) =>
  handlers(api.entitlement, {
    mine: ({ memberId, locale, query }) => serviceList(deps).mine(memberId, { locale, service: query.service }),
    notice: ({ memberId }) => noticeService(deps).of(memberId),
    acceptNotice: ({ memberId, body }) => noticeService(deps).accept(memberId, body.version),
  })

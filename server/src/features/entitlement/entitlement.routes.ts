import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { serviceList } from './standing.service.ts'

export const entitlementRoutes = (deps: Deps) =>
  handlers(api.entitlement, {
    mine: ({ memberId, locale, query }) => serviceList(deps).mine(memberId, { locale, service: query.service }),
  })

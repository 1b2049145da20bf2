import { feature } from '../../feature.ts'
import { accountRoutes } from './account.routes.ts'
import { purgeMobileRequests } from './mobileRequest.service.ts'

export const account = feature({
  routes: accountRoutes,
  purge: {
    members: 'Kept while the membership lasts.',
    mobileRecoveries: purgeMobileRequests,
  },
})

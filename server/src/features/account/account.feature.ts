import { feature } from '../../feature.ts'
import { accountRoutes } from './account.routes.ts'
import { purgeMobileRequests } from './mobileRequest.service.ts'

/** The member: who they are, and their card’s QR code; the steps that every change of an account shares. */
export const account = feature({
  routes: accountRoutes,
  purge: {
    members: 'Kept while the membership lasts.',
    mobileRecoveries: purgeMobileRequests,
  },
})

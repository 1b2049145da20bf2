import { feature } from '../../feature.ts'
import { accountRoutes, photos } from './account.routes.ts'
import { purgeMobileRequests } from './mobileRequest.service.ts'

/** The member: who they are, and their card’s QR code; the steps that every change of an account shares. */
export const account = feature({
  routes: accountRoutes,
  addresses: photos,
  purge: {
    members: 'Kept while the membership lasts.',
    mobileRecoveries: purgeMobileRequests,
  },
})

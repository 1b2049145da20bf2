import { feature } from '../../feature.ts'
import { entitlementRoutes } from './entitlement.routes.ts'

/** Who may use what: the services with their state for a member, and the holds that close them. */
export const entitlement = feature({
  routes: entitlementRoutes,
  purge: {
    memberHolds: 'Kept with the member.',
    cardNotices: 'Kept with the member: which notice was accepted, and when.',
  },
})

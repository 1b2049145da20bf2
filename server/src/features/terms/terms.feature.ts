import { feature } from '../../feature.ts'
import { termsRoutes } from './terms.routes.ts'

/** Terms that have changed: who owes them, and who has agreed to which version when. */
export const terms = feature({
  routes: termsRoutes,
  purge: { termsAgreements: 'Kept with the member: which terms were agreed to, and when.' },
})

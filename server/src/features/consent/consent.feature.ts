import { feature } from '../../feature.ts'
import { consentRoutes } from './consent.routes.ts'

/** A guardian’s word on a minor’s online payment. */
export const consent = feature({
  routes: consentRoutes,
  purge: {
    paymentConsents: 'Kept with the member.',
    paymentConsentChanges: 'Rows are only ever added: what was said has to be found years later.',
  },
})

import { feature } from '../../feature.ts'
import { guardianRoutes } from './guardian.routes.ts'

/** The parent or guardian of an applicant: known to the bureau or not, and present at the face check. */
export const guardian = feature({
  routes: guardianRoutes,
  purge: { guardianChecks: 'Go with their registration, or when its application is sent.' },
})

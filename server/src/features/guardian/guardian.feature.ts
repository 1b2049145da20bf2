import { feature } from '../../feature.ts'
import { guardianRoutes } from './guardian.routes.ts'

export const guardian = feature({
  routes: guardianRoutes,
  purge: { guardianChecks: 'Go with their registration, or when its application is sent.' },
})

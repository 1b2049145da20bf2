import { feature } from '../../feature.ts'
import { purgeRegistrations } from './opening.service.ts'
import { registrationRoutes } from './registration.routes.ts'

export const registration = feature({
  routes: registrationRoutes,
  purge: { registrations: purgeRegistrations, askedIdNumbers: 'Goes with registrations.' },
})

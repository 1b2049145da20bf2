import { feature } from '../../feature.ts'
import { purgeRegistrations } from './opening.service.ts'
import { registrationRoutes } from './registration.routes.ts'

/** The registration form, from its opening until it can be sent: what was proved, typed and uploaded. */
export const registration = feature({
  routes: registrationRoutes,
  purge: { registrations: purgeRegistrations, askedIdNumbers: 'Goes with registrations.' },
})

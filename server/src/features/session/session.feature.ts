import { feature } from '../../feature.ts'
import { sessionRoutes } from './session.routes.ts'
import { purgeSessions } from './session.service.ts'

/**
 * Sessions: who is signed in where, until when, and how fresh their proof is; the codes that carry a session to the
 * portal or a service.
 */
export const session = feature({
  routes: sessionRoutes,
  purge: { sessions: purgeSessions, sessionTokens: 'Go with their session.' },
})

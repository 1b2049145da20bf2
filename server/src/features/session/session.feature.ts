import { feature } from '../../feature.ts'
import { sessionRoutes } from './session.routes.ts'
import { sessionService } from './session.service.ts'

export const session = feature({
  routes: sessionRoutes,
  purge: { sessions: (deps) => sessionService(deps).purge(), sessionTokens: 'Go with their session.' },
})

import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { registrationFace } from './registrationFace.service.ts'

export const faceRoutes = (deps: Deps) =>
  handlers(api.face, {
    verify: ({ body, registrationId }) => registrationFace(deps).verify(body, registrationId),
  })

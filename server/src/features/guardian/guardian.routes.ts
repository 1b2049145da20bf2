import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { faceCheckService } from './faceCheck.service.ts'
import { relationService } from './relation.service.ts'

export const guardianRoutes = (deps: Deps) => {
  const faceCheck = faceCheckService(deps)
  return handlers(api.guardian, {
    relation: ({ body, registrationId }) => relationService(deps).confirm(body, registrationId),
    beginFaceCheck: ({ registrationId }) => faceCheck.begin(registrationId),
    checkFace: ({ body, registrationId }) => faceCheck.check(body, registrationId),
  })
}

import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { familyService } from './family.service.ts'
import { guardianFaceService } from './guardianFace.service.ts'

export const guardianshipRoutes = (deps: Deps) => {
  const family = familyService(deps)
  const face = guardianFaceService(deps)
  return handlers(api.guardianship, {
    families: ({ memberId }) => family.families(memberId),
    add: ({ body, memberId }) => family.add(body, memberId),
    beginFaceCheck: ({ memberId }) => face.begin(memberId),
    checkFace: ({ body, memberId }) => face.check(body, memberId),
  })
}

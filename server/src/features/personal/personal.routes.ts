import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { personalService } from './personal.service.ts'

export const personalRoutes = (deps: Deps) =>
  handlers(api.personal, {
    mine: ({ memberId }) => personalService(deps).mine(memberId),
    change: ({ memberId, body }) => personalService(deps).change(memberId, body),
  })

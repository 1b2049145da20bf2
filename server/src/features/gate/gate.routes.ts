import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { expectedService } from './expected.service.ts'
import { passService } from './pass.service.ts'
import { uploadService } from './upload.service.ts'

export const gateRoutes = (deps: Deps) =>
  handlers(api.gate, {
    pass: ({ gateId, venueId, poolId, body }) => passService(deps).pass({ gateId, venueId, poolId }, body),
    upload: ({ gateId, venueId, poolId, body }) => uploadService(deps).take({ gateId, venueId, poolId }, body.events),
    expected: ({ gateId, venueId, poolId, query }) => expectedService(deps).page({ gateId, venueId, poolId }, query),
  })

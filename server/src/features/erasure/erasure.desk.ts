import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { erasureService } from './erasure.service.ts'

export const erasureDesk = (deps: Deps) =>
  handlers(desk.erasure, { report: ({ query }) => erasureService(deps).report(query) })

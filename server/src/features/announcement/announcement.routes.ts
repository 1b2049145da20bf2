import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { announcementService } from './announcement.service.ts'

export const announcementRoutes = (deps: Deps) =>
  handlers(api.announcement, { shown: ({ locale }) => announcementService(deps).shown(locale) })

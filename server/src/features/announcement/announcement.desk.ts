import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { announcementService } from './announcement.service.ts'

export const announcementDesk = (deps: Deps) => {
  const announcements = announcementService(deps)
  return handlers(desk.announcement, {
    list: () => announcements.list(),
    add: ({ body, staffId }) => announcements.add(body, staffId),
    end: ({ body, staffId }) => announcements.end(body.id, staffId),
  })
}

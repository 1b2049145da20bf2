import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { noticeService } from './notice.service.ts'

export const noticeRoutes = (deps: Deps) => {
  const notices = noticeService(deps)
  return handlers(api.notice, {
    unreadSum: ({ memberId }) => notices.unreadSum(memberId),
    list: ({ memberId, locale, query }) => notices.list(memberId, locale, query),
    detail: ({ memberId, locale, body }) => notices.detail(memberId, locale, body.pushId),
  })
}

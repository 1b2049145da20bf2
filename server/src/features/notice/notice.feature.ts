import { feature } from '../../feature.ts'
import { noticeRoutes } from './notice.routes.ts'
import { purgeNotices } from './notice.service.ts'

/** Notices: what members are told in their account, the same that letters tell them. */
export const notice = feature({
  routes: noticeRoutes,
  purge: { notices: purgeNotices },
})

import { feature } from '../../feature.ts'
import { announcementDesk } from './announcement.desk.ts'
import { announcementRoutes } from './announcement.routes.ts'

/** What the authority tells everybody for some days, in the whole portal or in parts of it. */
export const announcement = feature({
  routes: announcementRoutes,
  desk: announcementDesk,
  purge: { announcements: 'Texts of the authority.' },
})

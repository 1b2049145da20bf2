import { feature } from '../../feature.ts'
import { applicationDesk, pictures } from './application.desk.ts'
import { applicationRoutes } from './application.routes.ts'
import { purgeApplications } from './purge.service.ts'

/** The application: taken in, decided at the desk, corrected, purged. */
export const application = feature({
  routes: applicationRoutes,
  desk: applicationDesk,
  addresses: pictures,
  purge: {
    applications: purgeApplications,
    applicationWords: 'Go with their application.',
    usernames: 'Go with their application.',
    pictureLooks: 'Go with their application.',
  },
})

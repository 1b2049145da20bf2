import { feature } from '../../feature.ts'
import { applicationDesk, pictures } from './application.desk.ts'
import { applicationJobs } from './application.jobs.ts'
import { applicationRoutes } from './application.routes.ts'
import { purgeApplications } from './purge.service.ts'
import { questionMetrics } from './question.service.ts'

/** The application: taken in, decided at the desk, corrected, purged. */
export const application = feature({
  routes: applicationRoutes,
  desk: applicationDesk,
  addresses: pictures,
  jobs: applicationJobs,
  schedule: { 'application.askBureau': 'every five minutes' },
  metrics: questionMetrics,
  purge: {
    applications: purgeApplications,
    applicationWords: 'Go with their application.',
    applicationWordPairs: 'Go with their application.',
    usernames: 'Go with their application.',
    bureauQuestions: 'Go when the bureau has answered, or with the decision.',
    pictureLooks: 'Go with their application.',
  },
})

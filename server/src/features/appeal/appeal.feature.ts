import { feature } from '../../feature.ts'
import { appealDesk } from './appeal.desk.ts'
import { appealJobs } from './appeal.jobs.ts'
import { appealRoutes } from './appeal.routes.ts'
import { purgeAppeals } from './purge.service.ts'

/** A member’s appeal against a suspension or a missed booking: sent, decided at the desk by somebody who has not set it. */
export const appeal = feature({
  routes: appealRoutes,
  desk: appealDesk,
  jobs: appealJobs,
  purge: { appeals: purgeAppeals },
})

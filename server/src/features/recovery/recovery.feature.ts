import { feature } from '../../feature.ts'
import { recoveryJobs } from './recovery.jobs.ts'
import { recoveryRoutes } from './recovery.routes.ts'

/** Username, password, member number and mobile, recovered by people who have forgotten or lost them. */
export const recovery = feature({
  routes: recoveryRoutes,
  jobs: recoveryJobs,
  schedule: { 'recovery.due': 'every five minutes' },
})

import { feature } from '../../feature.ts'
import { recoveryJobs } from './recovery.jobs.ts'
import { recoveryRoutes } from './recovery.routes.ts'

export const recovery = feature({
  routes: recoveryRoutes,
  jobs: recoveryJobs,
  schedule: { 'recovery.due': 'every five minutes' },
})

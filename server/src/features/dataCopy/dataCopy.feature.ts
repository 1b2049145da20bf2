import { feature } from '../../feature.ts'
import { dataCopyJobs } from './dataCopy.jobs.ts'
import { dataCopyFiles, dataCopyRoutes } from './dataCopy.routes.ts'
import { purgeDataCopies } from './store.service.ts'

/** A copy of everything held about a member: asked for, made by a job, fetched with a fresh proof, erased after days. */
export const dataCopy = feature({
  routes: dataCopyRoutes,
  addresses: dataCopyFiles,
  jobs: dataCopyJobs,
  purge: { dataCopies: purgeDataCopies },
})

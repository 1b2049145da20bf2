import { feature } from '../../feature.ts'
import { lateFaceMetrics } from './lateFace.service.ts'
import { purgeSupplements } from './purge.service.ts'
import { changePictures, supplementDesk } from './supplement.desk.ts'
import { supplementJobs } from './supplement.jobs.ts'
import { supplementRoutes } from './supplement.routes.ts'

/** A member’s change of what is on file, and the renewal of a card: sent, decided at the desk, sent again. */
export const supplement = feature({
  routes: supplementRoutes,
  desk: supplementDesk,
  addresses: changePictures,
  jobs: supplementJobs,
  schedule: { 'supplement.askBureau': 'every five minutes' },
  metrics: lateFaceMetrics,
  purge: { supplements: purgeSupplements },
})

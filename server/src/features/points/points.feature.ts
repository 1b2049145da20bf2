import { feature } from '../../feature.ts'
import { pointsDesk } from './points.desk.ts'
import { pointsJobs } from './points.jobs.ts'
import { pointsRoutes } from './points.routes.ts'
import { purgeVisits } from './year.service.ts'

/** Points of exercise: visits, what they earn, the ledger of it, the report of a member, and gifts. */
export const points = feature({
  routes: pointsRoutes,
  desk: pointsDesk,
  jobs: pointsJobs,
  schedule: { 'points.missGifts': 'every hour', 'points.expire': 'every hour', 'points.openYears': 'every hour' },
  purge: {
    visits: purgeVisits,
    pointsLots: 'What is left of a month: it goes with the ledger.',
    gifts: 'What the authority gives; nobody is named.',
    redemptions: 'Part of the ledger, whose entries name them.',
    pointsEntries: 'The ledger only grows. Its rows name nobody but by the row of the member.',
  },
})

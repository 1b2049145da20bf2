import { feature } from '../../feature.ts'
import { guardianTable } from './guardian.table.ts'
import { guardianshipDesk } from './guardianship.desk.ts'
import { guardianshipJobs } from './guardianship.jobs.ts'
import { guardianshipRoutes } from './guardianship.routes.ts'

/** Who is whose guardian, from when to when: a second parent, one entered at the counter, and the hand-over at 18. */
export const guardianship = feature({
  routes: guardianshipRoutes,
  desk: guardianshipDesk,
  jobs: guardianshipJobs,
  schedule: { 'guardianship.handOver': 'every hour' },
  purge: {
    guardianships: 'Kept with the minor: who could decide has to be found years later.',
    guardians: ({ db }) => guardianTable(db).purge(),
  },
})

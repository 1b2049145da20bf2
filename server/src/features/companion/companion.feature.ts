import { feature } from '../../feature.ts'
import { after, day } from '../../ports/clock.ts'
import { companionDesk } from './companion.desk.ts'
import { companionJobs } from './companion.jobs.ts'
import { companionRoutes } from './companion.routes.ts'
import { companionTable } from './companion.table.ts'

/** The people with whom a member acts: family, accompanying children, players, extra collectors. */
export const companion = feature({
  routes: companionRoutes,
  desk: companionDesk,
  jobs: companionJobs,
  schedule: { 'companion.endOver': 'every hour' },
  purge: {
    companions: ({ db, clock, settings }) =>
      companionTable(db).purge(after(clock.now(), -settings.retention.endedChanges * day)),
  },
})

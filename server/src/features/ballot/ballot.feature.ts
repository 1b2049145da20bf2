import { addDays } from '@palaestra/contract'
import { feature } from '../../feature.ts'
import { after, hour } from '../../ports/clock.ts'
import { ballotJobs } from './ballot.jobs.ts'
import { ballotFiles, ballotRoutes } from './ballot.routes.ts'
import { doDraws } from './draw.service.ts'
import { drawTable } from './draw.table.ts'
import { forgetWhose } from './entry.table.ts'

/** Courts that many want, given by lots that anybody can check: draws, and who has entered them. */
export const ballot = feature({
  routes: ballotRoutes,
  addresses: ballotFiles,
  jobs: ballotJobs,
  due: doDraws,
  alarms: async ({ db, clock }) =>
    (await drawTable(db).isWaiting(after(clock.now(), -hour))) ? (['draw_waits'] as const) : [],
  purge: {
    draws: 'They stay, so that they can be checked; nobody is named.',
    drawEntries: ({ db, clock, settings }) => forgetWhose(db, addDays(clock.today(), -settings.retention.bookings)),
  },
})

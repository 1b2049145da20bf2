import { feature } from '../../feature.ts'
import { after, day } from '../../ports/clock.ts'
import { doCourseWaiting } from './courseLine.service.ts'
import { doWaiting } from './line.service.ts'
import { waitTable } from './wait.table.ts'
import { waitingDesk } from './waiting.desk.ts'
import { waitingJobs } from './waiting.jobs.ts'
import { waitingRoutes } from './waiting.routes.ts'

/**
 * Waiting for courts, and places in classes, that others have: joining a line, what is offered to its first when one comes free, and the answer;
 * the lines of a day at the desk.
 */
export const waiting = feature({
  routes: waitingRoutes,
  desk: waitingDesk,
  jobs: waitingJobs,
  due: async (deps) => {
    const rounds = [await doWaiting(deps), await doCourseWaiting(deps)]
    return rounds.includes(true)
  },
  purge: {
    waits: ({ db, clock, settings }) => waitTable(db).purge(after(clock.now(), -settings.retention.bookings * day)),
  },
})

import { addDays } from '@palaestra/contract'
import { feature } from '../../feature.ts'
import { after, day } from '../../ports/clock.ts'
import { closePortion } from './close.service.ts'
import { poolDesk } from './pool.desk.ts'
import { poolJobs } from './pool.jobs.ts'
import { poolRoutes } from './pool.routes.ts'
import { poolTable } from './pool.table.ts'
import { sweepOver } from './settle.service.ts'
import { ticketTable } from './ticket.table.ts'
import { makeSessions } from './timetable.service.ts'

/** Days after which a session goes of which nobody has a ticket. Those of which somebody has go when the ticket has gone. */
const daysKept = 366

/**
 * Swimming pools: their sessions and the places that are left, tickets in advance and on the spot, children with an adult,
 * giving back, selling and letting in at the counter.
 */
export const pool = feature({
  routes: poolRoutes,
  desk: poolDesk,
  jobs: poolJobs,
  due: async (deps) => {
    const rounds = [await makeSessions(deps), await sweepOver(deps), await closePortion(deps)]
    return rounds.includes(true)
  },
  purge: {
    poolTicketChildren: 'Part of the ticket, and goes with it.',
    poolTickets: ({ db, clock, settings }) =>
      ticketTable(db).purge(after(clock.now(), -settings.retention.bookings * day)),
    poolSessions: ({ db, clock }) => poolTable(db).forget(addDays(clock.today(), -daysKept)),
    poolHours: 'What the authority says; nobody is named.',
    poolPrices: 'What the authority asks; nobody is named.',
    pools: 'What there is; nobody is named.',
  },
})

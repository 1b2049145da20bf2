import { addDays } from '@palaestra/contract'
import { feature } from '../../feature.ts'
import { after, hour } from '../../ports/clock.ts'
import { ballotDesk } from './ballot.desk.ts'
import { ballotJobs } from './ballot.jobs.ts'
import { ballotFiles, ballotRoutes } from './ballot.routes.ts'
import { doDraws } from './draw.service.ts'
import { drawTable } from './draw.table.ts'
import { forgetWhose } from './entry.table.ts'
import { doLobbies } from './lobby.service.ts'
import { forgetTurns } from './lobby.table.ts'

/** Courts that many want, given by lots that anybody can check: draws, who has entered them, and turns at an opening. */
export const ballot = feature({
  routes: ballotRoutes,
  desk: ballotDesk,
  addresses: ballotFiles,
  jobs: ballotJobs,
  due: async (deps) => {
    await doLobbies(deps)
    return doDraws(deps)
  },
  alarms: async ({ db, clock }) =>
    (await drawTable(db).isWaiting(after(clock.now(), -hour))) ? (['draw_waits'] as const) : [],
  purge: {
    draws: 'Those for hours stay, so that they can be checked; nobody is named. Those of turns go with the arrivals.',
    lobbyArrivals: ({ db, clock, settings }) => forgetTurns(db, addDays(clock.today(), -settings.retention.turns)),
    drawValues: 'As long as the draw: who of the staff has typed what belongs to what makes it worth believing.',
    drawEntries: ({ db, clock, settings }) => forgetWhose(db, addDays(clock.today(), -settings.retention.bookings)),
  },
})

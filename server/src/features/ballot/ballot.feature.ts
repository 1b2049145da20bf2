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
import { anySealBroken } from './seal.service.ts'

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
  alarms: async (deps) => [
    ...((await drawTable(deps.db).isWaiting(after(deps.clock.now(), -hour))) ? (['draw_waits'] as const) : []),
    ...((await anySealBroken(deps)) ? (['seal_broken'] as const) : []),
  ],
  purge: {
    draws: 'Those for hours stay, so that they can be checked; nobody is named. Those of turns go with the arrivals.',
    lobbyArrivals: ({ db, clock, settings }) => forgetTurns(db, addDays(clock.today(), -settings.retention.turns)),
    drawValues: 'As long as the draw: who of the staff has typed what belongs to what makes it worth believing.',
    drawSeals: 'As long as the draw: that it was sealed anew is part of what is published of it.',
    drawEntries: ({ db, clock, settings }) => forgetWhose(db, addDays(clock.today(), -settings.retention.bookings)),
  },
})

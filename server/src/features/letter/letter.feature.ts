import { feature } from '../../feature.ts'
import { courierService } from './courier.service.ts'
import { letterDesk } from './letter.desk.ts'
import { letterRoutes } from './letter.routes.ts'
import { purgeLetters } from './letter.service.ts'
import { letterMetrics, standingAlarms, watchService } from './watch.service.ts'

/** The outbox: everything that leaves by e-mail or text message. */
export const letter = feature({
  routes: letterRoutes,
  desk: letterDesk,
  rounds: (deps, complain) => [courierService(deps, complain), ...watchService(deps)],
  metrics: letterMetrics,
  alarms: standingAlarms,
  purge: {
    letters: purgeLetters,
    letterChannels: 'At most one row for each channel, gone when it is back.',
    standingAlarms: 'At most one row for each alarm, gone with its cause.',
  },
})

import { feature } from '../../feature.ts'
import { after, day } from '../../ports/clock.ts'
import { eventTable } from './event.table.ts'
import { gateDesk } from './gate.desk.ts'
import { gateRoutes } from './gate.routes.ts'

/**
 * Gates of venues: whom they open for, with the portal and without it, who has come, and the visits that follow. Staff
 * make them, and look at what they have told and could not be believed.
 */
export const gate = feature({
  routes: gateRoutes,
  desk: gateDesk,
  purge: {
    gates: 'What stands at the venues; nobody is named but who of the staff has made it.',
    gateEvents: ({ db, clock, settings }) =>
      eventTable(db).purge(after(clock.now(), -settings.retention.gateEvents * day)),
  },
})

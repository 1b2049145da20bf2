import { feature } from '../../feature.ts'
import { staffDesk } from './staff.desk.ts'
import { staffSessionService } from './staffSession.service.ts'

/** The staff of the desk, and their sessions. */
export const staff = feature({
  desk: staffDesk,
  purge: {
    staff: 'Who has decided an application has to be found years later.',
    staffSessions: (deps) => staffSessionService(deps).purge(),
  },
})

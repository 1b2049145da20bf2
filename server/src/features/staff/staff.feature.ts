import { feature } from '../../feature.ts'
import { staffDesk } from './staff.desk.ts'
import { staffSessionService } from './staffSession.service.ts'

export const staff = feature({
  desk: staffDesk,
  purge: {
    staff: 'Who has decided an application has to be found years later.',
    staffSessions: (deps) => staffSessionService(deps).purge(),
  },
})

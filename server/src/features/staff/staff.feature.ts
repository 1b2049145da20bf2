import { feature } from '../../feature.ts'
import { staffDesk } from './staff.desk.ts'
import { staffPlaceService } from './staffPlace.service.ts'
import { staffSessionService } from './staffSession.service.ts'

/** The staff of the desk: logging in by password and second factor, sessions, and help from a colleague. */
export const staff = feature({
  desk: staffDesk,
  purge: {
    staff: 'Who has decided an application has to be found years later.',
    staffFactors: 'Goes when a colleague removes it, and when its owner leaves.',
    staffPasskeys: 'Each goes when its owner removes it, all when a colleague does, and when their owner leaves.',
    staffRecoveryCodes: 'Each goes with its use, all with the factor.',
    staffWaysIn: 'Says that a new factor needs a colleague’s word; goes when there is one, and when its owner leaves.',
    staffPlaces: (deps) => staffPlaceService(deps).purge(),
    staffSessions: (deps) => staffSessionService(deps).purge(),
  },
})

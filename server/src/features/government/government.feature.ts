import { feature } from '../../feature.ts'
import { governmentAddresses, governmentRoutes } from './government.routes.ts'
import { signOnService } from './signOn.service.ts'

/** The government account: logging in by it, linking it to the member account, undoing that. */
export const government = feature({
  routes: governmentRoutes,
  addresses: governmentAddresses,
  purge: {
    signOns: (deps) => signOnService(deps).purge(),
    governmentLinks: 'Kept with the member: who has had a link and undone it logs in by it no more.',
    governmentTerms: 'Kept with the member: which terms were accepted, and when.',
  },
})

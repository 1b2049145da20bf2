import { feature } from '../../feature.ts'
import { accountJobs } from './account.jobs.ts'
import { accountAddresses, accountRoutes } from './account.routes.ts'
import { cardKeyService } from './cardKey.service.ts'
import { purgeMobileRequests } from './mobileRequest.service.ts'

/** The member: who they are, and their card’s QR code; the steps that every change of an account shares. */
export const account = feature({
  routes: accountRoutes,
  addresses: accountAddresses,
  jobs: accountJobs,
  schedule: { 'account.renewCardKey': 'every hour' },
  purge: {
    members: 'Kept while the membership lasts.',
    mobileRecoveries: purgeMobileRequests,
    cardKeys: (deps) => cardKeyService(deps).purge(),
  },
})

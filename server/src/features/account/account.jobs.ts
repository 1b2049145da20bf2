import type { JobWorkers } from '../../feature.ts'
import { cardKeyService } from './cardKey.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'account.renewCardKey': object
  }
}

export const accountJobs = {
  async 'account.renewCardKey'(_, deps) {
    await cardKeyService(deps).renew()
  },
} satisfies Partial<JobWorkers>

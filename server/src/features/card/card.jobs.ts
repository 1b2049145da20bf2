import type { JobWorkers } from '../../feature.ts'
import { accountService } from '../account/account.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'card.resume': { memberId: number }
  }
}

export const cardJobs = {
  /** The temporary card is on its way, or the mail system has been away for too long: the suspension ends. */
  async 'card.resume'({ memberId }, deps) {
    await accountService(deps).resume(memberId)
  },
} satisfies Partial<JobWorkers>

import { inTransaction } from '../../database/inTransaction.ts'
import type { JobWorkers } from '../../feature.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { reminderService } from './reminder.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'card.resume': { memberId: number }
    'card.remind': object
  }
}

export const cardJobs = {
  /** The temporary card is on its way, or the mail system has been away for too long: the hold of the loss ends, and no other. */
  async 'card.resume'({ memberId }, deps) {
    await inTransaction(deps, (deps) => holdService(deps).endLoss(memberId))
  },
  async 'card.remind'(_, deps) {
    await reminderService(deps).tell()
  },
} satisfies Partial<JobWorkers>

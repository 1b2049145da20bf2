import type { JobWorkers } from '../../feature.ts'
import { mobileRecoveryService } from './mobileRecovery.service.ts'
import { type Remedy, remedyService } from './remedy.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** Null when the clue led to no member: the work is the same. */
    'recovery.send': { remedy: Remedy; memberId: number | null }
    'recovery.due': object
    'recovery.changeMobile': { id: number }
  }
}

export const recoveryJobs = {
  async 'recovery.send'({ remedy, memberId }, deps) {
    if (memberId !== null) await remedyService(deps).send(remedy, memberId)
  },
  async 'recovery.due'(_, deps) {
    await mobileRecoveryService(deps).callDue()
  },
  async 'recovery.changeMobile'({ id }, deps) {
    await mobileRecoveryService(deps).takeEffect(id)
  },
} satisfies Partial<JobWorkers>

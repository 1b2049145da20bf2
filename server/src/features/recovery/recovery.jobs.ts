import type { JobWorkers } from '../../feature.ts'
import { nothingIfRefused } from '../../refused.ts'
import { mobileRecoveryService } from './mobileRecovery.service.ts'
import { type Remedy, remedyService } from './remedy.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** Null when the clue led to no member: the work is the same. */
    'recovery.send': { remedy: Remedy; memberId: number | null; place?: string }
    'recovery.due': object
    'recovery.changeMobile': { id: number }
  }
}

export const recoveryJobs = {
  async 'recovery.send'({ remedy, memberId, place }, deps, finish) {
    if (memberId === null) return
    // It refuses in silence, as the reply was sent before.
    await remedyService(deps).send({ remedy, memberId, place }, finish).catch(nothingIfRefused)
  },
  async 'recovery.due'(_, deps) {
    await mobileRecoveryService(deps).callDue()
  },
  async 'recovery.changeMobile'({ id }, deps) {
    await mobileRecoveryService(deps).takeEffect(id)
  },
} satisfies Partial<JobWorkers>

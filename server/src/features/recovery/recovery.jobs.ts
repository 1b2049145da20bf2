import type { Deps } from '../../deps.ts'
import { mobileRecoveryService } from './mobileRecovery.service.ts'
import { type Remedy, remedyService } from './remedy.service.ts'

export interface RecoveryJobs {
  /** Nobody, where what was asked led to no member: the work of asking is the same. */
  'recovery.send': { remedy: Remedy; memberId: number | null }
  'recovery.due': object
  'recovery.changeMobile': { id: number }
}

export const recoveryJobs = (deps: Deps) => ({
  async 'recovery.send'({ remedy, memberId }: RecoveryJobs['recovery.send']) {
    if (memberId !== null) await remedyService(deps).send(remedy, memberId)
  },
  async 'recovery.due'() {
    await mobileRecoveryService(deps).callDue()
  },
  async 'recovery.changeMobile'({ id }: RecoveryJobs['recovery.changeMobile']) {
    await mobileRecoveryService(deps).takeEffect(id)
  },
})

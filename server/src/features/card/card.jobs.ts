import type { Deps } from '../../deps.ts'
import { accountService } from '../account/account.service.ts'

export interface CardJobs {
  'card.resume': { memberId: number }
}

export const cardJobs = (deps: Deps) => ({
  /** The temporary card is on its way, so the suspension ends. */
  async 'card.resume'({ memberId }: CardJobs['card.resume']) {
    await accountService(deps).resume(memberId)
  },
})

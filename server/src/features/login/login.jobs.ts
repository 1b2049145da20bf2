import { Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { loginLinkService } from './loginLink.service.ts'

export interface LoginJobs {
  /** Nobody, where somebody asked for an account that there is not. */
  'login.sendLink': { memberId: number | null }
}

export const loginJobs = (deps: Deps) => ({
  async 'login.sendLink'({ memberId }: LoginJobs['login.sendLink']) {
    if (!memberId) return
    await loginLinkService(deps)
      .send(memberId)
      // A mailbox that has had its share gets nothing more: a repetition of the job would change nothing.
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
  },
})

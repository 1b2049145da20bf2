import type { Deps } from '../../deps.ts'
import { nothingIfRefused } from '../../refused.ts'
import { loginLinkService } from './loginLink.service.ts'

export interface LoginJobs {
  /** Nobody, where somebody asked for an account that there is not. */
  'login.sendLink': { memberId: number | null }
}

export const loginJobs = (deps: Deps) => ({
  async 'login.sendLink'({ memberId }: LoginJobs['login.sendLink']) {
    if (!memberId) return
    // A mailbox that has had its share gets nothing more: a repetition of the job would change nothing.
    await loginLinkService(deps).send(memberId).catch(nothingIfRefused)
  },
})

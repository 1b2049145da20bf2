import type { JobWorkers } from '../../feature.ts'
import { nothingIfRefused } from '../../refused.ts'
import { loginLinkService } from './loginLink.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** Nobody, where somebody asked for an account that there is not. */
    'login.sendLink': { memberId: number | null }
  }
}

export const loginJobs = {
  async 'login.sendLink'({ memberId }, deps) {
    if (!memberId) return
    // A mailbox that has had its share gets nothing more: a repetition of the job would change nothing.
    await loginLinkService(deps).send(memberId).catch(nothingIfRefused)
  },
} satisfies Partial<JobWorkers>

import type { JobWorkers } from '../../feature.ts'
import { nothingIfRefused } from '../../refused.ts'
import { loginLinkService } from './loginLink.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** Null when there is no such account. */
    'login.sendLink': { memberId: number | null }
  }
}

export const loginJobs = {
  async 'login.sendLink'({ memberId }, deps, finish) {
    if (!memberId) return
    // A mailbox at its rate limit gets nothing more: a retry of the job would change nothing.
    await loginLinkService(deps).send(memberId, finish).catch(nothingIfRefused)
  },
} satisfies Partial<JobWorkers>

import type { JobWorkers } from '../../feature.ts'
import { nothingIfRefused } from '../../refused.ts'
import { loginLinkService } from './loginLink.service.ts'
import { tellOfTries } from './password/strangers.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** Null when there is no such account. */
    /** Null for a name that nobody has. */
    'login.tellOfTries': { memberId: number | null }
    'login.sendLink': { memberId: number | null; place?: string }
  }
}

export const loginJobs = {
  async 'login.tellOfTries'({ memberId }, deps, finish) {
    if (!memberId) return
    await tellOfTries(deps, memberId, finish).catch(nothingIfRefused)
  },
  async 'login.sendLink'({ memberId, place }, deps, finish) {
    if (!memberId) return
    // A mailbox at its rate limit gets nothing more: a retry of the job would change nothing.
    await loginLinkService(deps).send({ memberId, place }, finish).catch(nothingIfRefused)
  },
} satisfies Partial<JobWorkers>

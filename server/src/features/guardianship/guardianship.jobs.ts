import { inTransaction } from '../../database/inTransaction.ts'
import type { JobWorkers } from '../../feature.ts'
import { consentTable } from '../consent/consent.table.ts'
import { isDaytime } from '../letter/letter.rules.ts'
import { guardianshipService } from './guardianship.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'guardianship.handOver': object
  }
}

export const guardianshipJobs = {
  /**
   * From the first minute of the 18th birthday nobody else is asked (`needsGuardian`). What was written down ends by
   * day, together with the letter that says so; what an interruption has left out follows after it.
   */
  async 'guardianship.handOver'(_, deps) {
    if (!isDaytime(deps.clock.untilTomorrow())) return
    const next = () => consentTable(deps.db).comeOfAge(deps.clock.today())
    for (let due = await next(); due.length > 0; due = await next())
      for (const { memberId } of due) await inTransaction(deps, (deps) => guardianshipService(deps).handOver(memberId))
  },
} satisfies Partial<JobWorkers>

import { addYears } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { JobWorkers } from '../../feature.ts'
import { isDaytime } from '../letter/letter.rules.ts'
import { answerService } from './answer.service.ts'
import { companionTable } from './companion.table.ts'
import { lookUp } from './lookUp.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'companion.lookUp': { id: number }
    'companion.endOver': object
  }
}

export const companionJobs = {
  'companion.lookUp': ({ id }, deps, finish) =>
    inTransaction(deps, async (deps) => {
      await lookUp(deps, id)
      await finish(deps.db)
    }),

  /** What time has ended counts no more from the first minute; it is written down by day, together with the letter. */
  async 'companion.endOver'(_, deps) {
    if (!isDaytime(deps.clock.untilTomorrow())) return
    const today = deps.clock.today()
    const next = () => companionTable(deps.db).due(today, addYears(today, -13))
    for (let due = await next(); due.length > 0; due = await next())
      for (const one of due) await answerService(deps).endOver(one)
  },
} satisfies Partial<JobWorkers>

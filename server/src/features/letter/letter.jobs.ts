import { inTransaction } from '../../database/inTransaction.ts'
import type { JobWorkers } from '../../feature.ts'
import { letterTable } from './letter.table.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'letter.deliver': { letterId: string }
  }
}

export const letterJobs = {
  async 'letter.deliver'({ letterId }, deps) {
    const letter = await letterTable(deps.db).unsent(letterId)
    if (!letter) return // A job may run twice; this letter is out.

    const { id, channel, to, subject, body, nextJob } = letter
    await (channel === 'sms' ? deps.sms : deps.mail).send({ key: id, to, subject, body: body ?? '' })
    await inTransaction(deps, async ({ db, clock, jobs }) => {
      await letterTable(db).markSent(id, clock.now())
      if (nextJob) await jobs.add(db, nextJob)
    })
  },
} satisfies Partial<JobWorkers>

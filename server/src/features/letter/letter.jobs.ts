import type { Deps } from '../../deps.ts'
import { letterTable } from './letter.table.ts'

export interface LetterJobs {
  'letter.deliver': { letterId: string }
}

export const letterJobs = (deps: Deps) => ({
  async 'letter.deliver'({ letterId }: LetterJobs['letter.deliver']) {
    const letter = await letterTable(deps.db).unsent(letterId)
    if (!letter) return // A job may run twice; this letter is out.

    const { id, channel, to, subject, body, nextJob } = letter
    await (channel === 'sms' ? deps.sms : deps.mail).send({ key: id, to, subject, body: body ?? '' })
    await deps.db.transaction().execute(async (db) => {
      await letterTable(db).markSent(id, deps.clock.now())
      if (nextJob) await deps.jobs.add(db, nextJob)
    })
  },
})

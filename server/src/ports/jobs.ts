import type { CleaningJobs } from '../cleaning.ts'
import type { Tx } from '../database/database.ts'
import type { CardJobs } from '../features/card/card.jobs.ts'
import type { LetterJobs } from '../features/letter/letter.jobs.ts'
import type { LoginJobs } from '../features/login/login.jobs.ts'
import type { RecoveryJobs } from '../features/recovery/recovery.jobs.ts'

/** What each job needs to know. Each feature describes its own. */
export type JobData = LetterJobs & CardJobs & LoginJobs & RecoveryJobs & CleaningJobs
export type JobName = keyof JobData
export type Job = { [Name in JobName]: { name: Name; data: JobData[Name] } }[JobName]
export type Workers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }

export interface Jobs {
  /** What is rolled back is never done. */
  add(db: Tx, job: Job): Promise<void>
}

import type { Tx } from '../database/database.ts'

/** What each job needs to know. Each feature adds its own, in its `*.jobs.ts`. */
export interface JobData {
  /** Purges what has been kept for its time. */
  'cleaning.hourly': object
}
export type JobName = keyof JobData
export type Job = { [Name in JobName]: { name: Name; data: JobData[Name] } }[JobName]
export type Workers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }
/** Jobs that come again and again. */
export type Schedule = Partial<Record<JobName, 'every five minutes' | 'every hour'>>

export interface Jobs {
  /** What is rolled back is never done. @throws where there is no such job, at once */
  add(db: Tx, job: Job): Promise<void>
}

import type { Tx } from '../database/database.ts'

/** The data of each job. Each feature adds its own, in its `*.jobs.ts`. */
export interface JobData {
  /** Purges rows at the end of their retention. */
  'cleaning.hourly': object
}
export type JobName = keyof JobData
export type Job = { [Name in JobName]: { name: Name; data: JobData[Name] } }[JobName]
export type Workers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }
/** Jobs on a schedule. */
export type Schedule = Partial<Record<JobName, 'every five minutes' | 'every hour'>>

export interface Jobs {
  /** A job that is rolled back is never done. @throws at once when there is no such job */
  add(db: Tx, job: Job): Promise<void>
}

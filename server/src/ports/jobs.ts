import type { Tx } from '../database/database.ts'

/** The data of each job. Each feature adds its own, in its `*.jobs.ts`. */
export interface JobData {
  /** Purges rows at the end of their retention. */
  'cleaning.hourly': object
  /** Does what has become due, in all features. */
  'due.minute': object
}
export type JobName = keyof JobData
export type Job = { [Name in JobName]: { name: Name; data: JobData[Name] } }[JobName]
/**
 * Ends the job in the transaction of its work, so that a repeated job does nothing twice. @throws when another worker
 * has ended it: then the transaction is undone
 */
export type Finish = (db: Tx) => Promise<void>
/** `finish` is left out where the work is done without a queue. */
export type Workers = { [Name in JobName]: (data: JobData[Name], finish?: Finish) => Promise<void> }
/** Jobs that need no data. */
export type ScheduledName = {
  [Name in JobName]: Record<string, never> extends JobData[Name] ? Name : never
}[JobName]
/** Jobs on a schedule. */
export type Schedule = Partial<Record<ScheduledName, 'every minute' | 'every five minutes' | 'every hour'>>

export interface Jobs {
  /**
   * A job that is rolled back is never done. `after` seconds it is due; left out, at once.
   * @throws at once when there is no such job
   */
  add(db: Tx, job: Job, when?: { after: number }): Promise<void>
  /** Jobs that wait, the seconds that the oldest of them waits for its turn, and jobs that have failed for good. */
  counts(): Promise<{ waiting: number; oldestSeconds: number; failed: number }>
}

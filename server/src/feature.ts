import type { FastifyInstance } from 'fastify'
import type { Tables } from './database/tables.ts'
import type { Deps } from './deps.ts'
import type { Served } from './http/serve.ts'
import type { JobData, JobName, Schedule } from './ports/jobs.ts'

export type JobWorkers = { [Name in JobName]: (data: JobData[Name], deps: Deps) => Promise<void> }

/** What is deleted when its time is over; or the sentence that says why it is kept, or by what it goes. */
export type Purge = ((deps: Deps) => Promise<unknown>) | string

/** Everything that the portal has to know of a feature. */
export interface Feature {
  /** Which functions answer which calls. */
  routes?: (deps: Deps) => Served[]
  /** The same for the calls of the staff. */
  desk?: (deps: Deps) => Served[]
  /** Addresses that are no calls. */
  addresses?: (app: FastifyInstance, deps: Deps) => void
  /** What happens later. */
  jobs?: Partial<JobWorkers>
  schedule?: Schedule
  /** For each of its tables, how long what is in it is kept. */
  purge?: { readonly [Table in keyof Tables]?: Purge }
}

/** A feature as `features.ts` lists it: with what it has, and no more. */
export const feature = <const Of extends Feature>(of: Of) => of

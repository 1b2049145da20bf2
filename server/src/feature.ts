import type { FastifyInstance } from 'fastify'
import type { Tables } from './database/tables.ts'
import type { Deps } from './deps.ts'
import type { Served } from './http/serve.ts'
import type { JobData, JobName, Schedule } from './ports/jobs.ts'

export type JobWorkers = { [Name in JobName]: (data: JobData[Name], deps: Deps) => Promise<void> }

/** Deletes rows when their retention is over; or a sentence that says why they are kept, or what deletes them. */
export type Purge = ((deps: Deps) => Promise<unknown>) | string

/** Everything that the portal has to know of a feature. */
export interface Feature {
  /** The handlers of its calls. */
  routes?: (deps: Deps) => Served[]
  /** The handlers of its staff calls. */
  desk?: (deps: Deps) => Served[]
  /** Adds addresses that are no calls. */
  addresses?: (app: FastifyInstance, deps: Deps) => void
  /** The workers of its jobs. */
  jobs?: Partial<JobWorkers>
  schedule?: Schedule
  /** The retention of each of its tables. */
  purge?: { readonly [Table in keyof Tables]?: Purge }
}

/** Keeps the exact type of a feature, for the list in `features.ts`. */
export const feature = <const Of extends Feature>(of: Of) => of

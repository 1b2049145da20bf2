import type { FastifyInstance } from 'fastify'
import type { Tables } from './database/tables.ts'
import type { Deps } from './deps.ts'
import type { Due } from './due.ts'
import type { Served } from './http/serve.ts'
import type { Alarm } from './ports/alarms.ts'
import type { Finish, JobData, JobName, Schedule } from './ports/jobs.ts'

export type JobWorkers = { [Name in JobName]: (data: JobData[Name], deps: Deps, finish: Finish) => Promise<void> }

/** Reports a fault of work that nobody waits for. */
export type Complain = (fault: unknown) => void

/** Work that goes on all the time, in every process. */
export interface Round {
  /** Milliseconds between two rounds. */
  every: number
  /** One round. Resolves to how much it found: where that is more than nothing, the next follows at once. */
  go(): Promise<number>
  /** Takes a function that ends the pause between two rounds. */
  onReason?(wake: () => void): void
  /** Waits for what a round has begun and not waited for. */
  settled?(): Promise<void>
}

/** A number that `/metrics` shows, for each set of labels. */
export interface Metric {
  name: string
  help: string
  labels: string[]
  read(): Promise<{ labels: Record<string, string>; value: number }[]>
}

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
  /** What it does each minute. */
  due?: Due
  rounds?: (deps: Deps, complain: Complain) => Round[]
  metrics?: (deps: Deps) => Metric[]
  /** The alarms that stand, over all processes. */
  alarms?: (deps: Deps) => Promise<Alarm[]>
  /** The retention of each of its tables. */
  purge?: { readonly [Table in keyof Tables]?: Purge }
}

/** Keeps the exact type of a feature, for the list in `features.ts`. */
export const feature = <const Of extends Feature>(of: Of) => of

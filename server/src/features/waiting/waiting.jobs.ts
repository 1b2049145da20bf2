import type { JobWorkers } from '../../feature.ts'
import { serveLines } from './line.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** Slots have come free for which somebody waits. */
    'waiting.follow': { slots: readonly number[] }
  }
}

export const waitingJobs = {
  'waiting.follow': ({ slots }, deps) => serveLines(deps, slots),
} satisfies Partial<JobWorkers>

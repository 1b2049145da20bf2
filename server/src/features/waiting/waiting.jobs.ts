import type { JobWorkers } from '../../feature.ts'
import { serveCourseLines } from './courseLine.service.ts'
import { serveLines } from './line.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** Slots, or places in classes, have come free for which somebody waits. */
    'waiting.follow': { slots: readonly number[] } | { courses: readonly number[] }
  }
}

export const waitingJobs = {
  'waiting.follow': (freed, deps) =>
    'slots' in freed ? serveLines(deps, freed.slots) : serveCourseLines(deps, freed.courses),
} satisfies Partial<JobWorkers>

import type { JobWorkers } from '../../feature.ts'
import { tellClosed, tellDrawn } from './told.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** Tells those who have entered a draw, a portion after the other: `after` is the last code, or rank, that was told. */
    'ballot.follow': { what: 'closed' | 'drawn'; draw: number; after: string }
  }
}

export const ballotJobs = {
  'ballot.follow': ({ what, draw, after }, deps, finish) =>
    what === 'closed'
      ? tellClosed(deps, { draw, after }, finish)
      : tellDrawn(deps, { draw, after: Number(after) }, finish),
} satisfies Partial<JobWorkers>

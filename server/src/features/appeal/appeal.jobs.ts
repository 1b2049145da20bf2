import type { JobWorkers } from '../../feature.ts'
import type { PlannedEffect } from '../decision/decision.service.ts'
import { appealDecisions } from './decision.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'appeal.carryOut': PlannedEffect
  }
}

export const appealJobs = {
  'appeal.carryOut': (planned, deps, finish) => appealDecisions(deps).carryOut(planned, finish),
} satisfies Partial<JobWorkers>

import type { JobWorkers } from '../../feature.ts'
import type { PlannedEffect } from '../decision/decision.service.ts'
import { supplementDecisions } from './decision.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'supplement.carryOut': PlannedEffect
  }
}

export const supplementJobs = {
  'supplement.carryOut': (planned, deps, finish) => supplementDecisions(deps).carryOut(planned, finish),
} satisfies Partial<JobWorkers>

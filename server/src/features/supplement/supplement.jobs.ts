import type { JobWorkers } from '../../feature.ts'
import type { PlannedEffect } from '../decision/decision.service.ts'
import { supplementDecisions } from './decision.service.ts'
import { lateFaceService } from './lateFace.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'supplement.askBureau': object
    'supplement.carryOut': PlannedEffect
  }
}

export const supplementJobs = {
  async 'supplement.askBureau'(_, deps) {
    await lateFaceService(deps).askDue()
  },
  'supplement.carryOut': (planned, deps, finish) => supplementDecisions(deps).carryOut(planned, finish),
} satisfies Partial<JobWorkers>

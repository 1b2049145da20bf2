import type { JobWorkers } from '../../feature.ts'
import type { PlannedEffect } from '../decision/decision.service.ts'
import { applicationDecisions } from './decision.service.ts'
import { questionService } from './question.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'application.askBureau': object
    'application.carryOut': PlannedEffect
  }
}

export const applicationJobs = {
  async 'application.askBureau'(_, deps) {
    await questionService(deps).askDue()
  },
  'application.carryOut': (planned, deps, finish) => applicationDecisions(deps).carryOut(planned, finish),
} satisfies Partial<JobWorkers>

import type { JobWorkers } from '../../feature.ts'
import { carryOut, type PlannedEffect } from './effect.service.ts'
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
  'application.carryOut': (planned, deps, finish) => carryOut(deps, planned, finish),
} satisfies Partial<JobWorkers>

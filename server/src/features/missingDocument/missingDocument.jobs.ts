import type { JobWorkers } from '../../feature.ts'
import type { PlannedEffect } from '../decision/decision.service.ts'
import { documentDecisions } from './decision.service.ts'
import { holdOverdue } from './request.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'missingDocument.overdue': Record<string, never>
    'missingDocument.carryOut': PlannedEffect
  }
}

export const missingDocumentJobs = {
  /** What was asked for by yesterday and has not come closes the services. */
  'missingDocument.overdue': (_, deps) => holdOverdue(deps),
  'missingDocument.carryOut': (planned, deps, finish) => documentDecisions(deps).carryOut(planned, finish),
} satisfies Partial<JobWorkers>

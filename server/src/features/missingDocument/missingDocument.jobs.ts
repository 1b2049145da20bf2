import type { JobWorkers } from '../../feature.ts'
import { holdOverdue } from './request.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'missingDocument.overdue': Record<string, never>
  }
}

export const missingDocumentJobs = {
  /** What was asked for by yesterday and has not come closes the services. */
  'missingDocument.overdue': (_, deps) => holdOverdue(deps),
} satisfies Partial<JobWorkers>

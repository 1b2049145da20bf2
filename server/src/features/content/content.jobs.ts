import type { JobWorkers } from '../../feature.ts'
import { publishingService } from './publishing.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** Publishes the pages whose time has come. */
    'content.publish': object
  }
}

export const contentJobs = {
  'content.publish': (_, deps) => publishingService(deps).publishDue(),
} satisfies Partial<JobWorkers>

import type { JobWorkers } from '../../feature.ts'
import { expirePoints } from './expiry.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'points.expire': object
  }
}

export const pointsJobs = {
  'points.expire': (_, deps) => expirePoints(deps),
} satisfies Partial<JobWorkers>

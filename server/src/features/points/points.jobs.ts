import type { JobWorkers } from '../../feature.ts'
import { expirePoints } from './expiry.service.ts'
import { missGifts } from './gift.service.ts'
import { openYears } from './year.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'points.expire': object
    'points.missGifts': object
    'points.openYears': object
  }
}

export const pointsJobs = {
  'points.expire': (_, deps) => expirePoints(deps),
  'points.missGifts': (_, deps) => missGifts(deps),
  'points.openYears': (_, deps) => openYears(deps),
} satisfies Partial<JobWorkers>

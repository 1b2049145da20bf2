import type { JobWorkers } from '../../feature.ts'
import { carryOutService } from './carryOut.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'erasureRequest.carryOut': object
  }
}

export const erasureRequestJobs = {
  'erasureRequest.carryOut': (_, deps) => carryOutService(deps).go(),
} satisfies Partial<JobWorkers>

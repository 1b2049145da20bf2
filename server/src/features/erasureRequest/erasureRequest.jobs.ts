import type { JobWorkers } from '../../feature.ts'
import { carryOutService } from './carryOut.service.ts'
import { formerMemberService } from './formerMember.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'erasureRequest.carryOut': object
    'erasureRequest.formerMembers': object
  }
}

export const erasureRequestJobs = {
  'erasureRequest.carryOut': (_, deps) => carryOutService(deps).go(),
  'erasureRequest.formerMembers': (_, deps) => formerMemberService(deps).go(),
} satisfies Partial<JobWorkers>

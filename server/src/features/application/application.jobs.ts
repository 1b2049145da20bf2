import type { JobWorkers } from '../../feature.ts'
import { questionService } from './question.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'application.askBureau': object
  }
}

export const applicationJobs = {
  async 'application.askBureau'(_, deps) {
    await questionService(deps).askDue()
  },
} satisfies Partial<JobWorkers>

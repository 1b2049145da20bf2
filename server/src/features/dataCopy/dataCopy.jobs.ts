import type { JobWorkers } from '../../feature.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    'dataCopy.make': { copy: { id: string } }
  }
}

export const dataCopyJobs = {
  // It is loaded when somebody asks: the words of the page are many.
  'dataCopy.make': async ({ copy }, deps, finish) =>
    (await import('./archive.service.ts')).archiveService(deps).make(copy.id, finish),
} satisfies Partial<JobWorkers>

import type { JobWorkers } from '../../feature.ts'
import { sendingService } from './sending.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** Begins to send the notices whose time has come. */
    'bulletin.begin': object
    /** Gives a notice to the next members. */
    'bulletin.send': { id: number }
    /** Takes a withdrawn notice from the next members. */
    'bulletin.take': { id: number }
  }
}

export const bulletinJobs = {
  'bulletin.begin': (_, deps) => sendingService(deps).beginDue(),
  'bulletin.send': ({ id }, deps, finish) => sendingService(deps).goOn(id, finish),
  'bulletin.take': ({ id }, deps, finish) => sendingService(deps).takeBack(id, finish),
} satisfies Partial<JobWorkers>

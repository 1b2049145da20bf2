import type { JobWorkers } from '../../feature.ts'
import { tellBooked } from './told.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** What follows from bookings. */
    'booking.follow': { what: 'booked'; ids: readonly number[] }
  }
}

export const bookingJobs = {
  'booking.follow': ({ ids }, deps, finish) => tellBooked(deps, ids, finish),
} satisfies Partial<JobWorkers>

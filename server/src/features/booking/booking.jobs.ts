import type { JobWorkers } from '../../feature.ts'
import type { OrderEnd } from '../payment/order.table.ts'
import { settleOrder } from './settle.service.ts'
import { tellBooked } from './told.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** What follows from bookings. */
    'booking.follow': { what: 'booked'; ids: readonly number[] }
    /** What follows from the order of a booking. */
    'booking.settle': OrderEnd
  }
}

export const bookingJobs = {
  'booking.follow': ({ ids }, deps, finish) => tellBooked(deps, ids, finish),
  'booking.settle': settleOrder,
} satisfies Partial<JobWorkers>

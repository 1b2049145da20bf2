import type { JobWorkers } from '../../feature.ts'
import type { OrderEnd } from '../payment/order.table.ts'
import { closeNext } from './close.service.ts'
import { settleOrder } from './settle.service.ts'
import { tellBooked } from './told.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** What follows from bookings, and what ends them. */
    'booking.follow': { what: 'booked'; ids: readonly number[] } | { what: 'closed' }
    /** What follows from the order of a booking. */
    'booking.settle': OrderEnd
  }
}

export const bookingJobs = {
  'booking.follow': (data, deps, finish) =>
    data.what === 'booked' ? tellBooked(deps, data.ids, finish) : closeNext(deps, finish),
  'booking.settle': settleOrder,
} satisfies Partial<JobWorkers>

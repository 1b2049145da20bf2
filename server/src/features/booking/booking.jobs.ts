import type { JobWorkers } from '../../feature.ts'
import type { OrderEnd } from '../payment/order.table.ts'
import { awardDrawn } from './award.service.ts'
import { settleOrder } from './settle.service.ts'
import { tellBooked } from './told.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** What follows from bookings. */
    'booking.follow':
      | { what: 'booked'; ids: readonly number[] }
      /** Gives what was won in a draw, a portion after the other: `after` is the last rank that was served. */
      | { what: 'drawn'; draw: number; after: number }
    /** What follows from the order of a booking. */
    'booking.settle': OrderEnd
  }
}

export const bookingJobs = {
  'booking.follow': (data, deps, finish) =>
    data.what === 'booked' ? tellBooked(deps, data.ids, finish) : awardDrawn(deps, data, finish),
  'booking.settle': settleOrder,
} satisfies Partial<JobWorkers>

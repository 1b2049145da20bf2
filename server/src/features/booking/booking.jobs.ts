import type { JobWorkers } from '../../feature.ts'
import type { OrderEnd } from '../payment/order.table.ts'
import { awardDrawn } from './award.service.ts'
import { closeNext } from './close.service.ts'
import { releaseHeld } from './release.service.ts'
import { settleOrder } from './settle.service.ts'
import { tellBooked } from './told.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** What follows from bookings, from a closure, or for those of somebody who may not book any longer. */
    'booking.follow':
      | { what: 'booked'; ids: readonly number[] }
      | { what: 'closed' }
      | { what: 'rights_ended'; memberId: number }
      /** Gives what was won in a draw, a portion after the other: `after` is the last rank that was served. */
      | { what: 'drawn'; draw: number; after: number }
    /** What follows from the order of a booking. */
    'booking.settle': OrderEnd
  }
}

export const bookingJobs = {
  'booking.follow': (news, deps, finish) => {
    if (news.what === 'booked') return tellBooked(deps, news.ids, finish)
    if (news.what === 'closed') return closeNext(deps, finish)
    return news.what === 'drawn' ? awardDrawn(deps, news, finish) : releaseHeld(deps, news.memberId, finish)
  },
  'booking.settle': settleOrder,
} satisfies Partial<JobWorkers>

import type { JobWorkers } from '../../feature.ts'
import type { OrderEnd } from '../payment/order.table.ts'
import { closeNext } from './close.service.ts'
import { releaseHeld } from './release.service.ts'
import { settleOrder } from './settle.service.ts'
import { tellBought } from './told.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** What follows from tickets, from a closure, or for those of somebody who may not buy any longer. */
    'pool.follow':
      | { what: 'bought'; ids: readonly number[] }
      | { what: 'closed' }
      | { what: 'rights_ended'; memberId: number }
    /** What follows from the order of a ticket. */
    'pool.settle': OrderEnd
  }
}

export const poolJobs = {
  'pool.follow': (news, deps, finish) => {
    if (news.what === 'bought') return tellBought(deps, news.ids, finish)
    return news.what === 'closed' ? closeNext(deps, finish) : releaseHeld(deps, news.memberId, finish)
  },
  'pool.settle': settleOrder,
} satisfies Partial<JobWorkers>

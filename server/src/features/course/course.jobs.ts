import type { JobWorkers } from '../../feature.ts'
import type { OrderEnd } from '../payment/order.table.ts'
import { closeMeetingsNext } from './close.service.ts'
import { tellTurns } from './register.service.ts'
import { releasePlaces } from './release.service.ts'
import { settleCourseOrder } from './settle.service.ts'
import { tellEnrolled } from './told.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** What follows from a place, from a closure, or for those of somebody who may not have them any longer. */
    'course.follow':
      | { what: 'enrolled'; id: number }
      | { what: 'closed' }
      | { what: 'rights_ended'; memberId: number }
      /** Tells the turns of an order that was drawn, a portion after the other: `after` is the last rank that was told. */
      | { what: 'drawn'; draw: number; after: number }
    /** What follows from the order of a place. */
    'course.settle': OrderEnd
  }
}

export const courseJobs = {
  'course.follow': (news, deps, finish) => {
    if (news.what === 'enrolled') return tellEnrolled(deps, news.id, finish)
    if (news.what === 'closed') return closeMeetingsNext(deps, finish)
    return news.what === 'drawn' ? tellTurns(deps, news, finish) : releasePlaces(deps, news.memberId, finish)
  },
  'course.settle': settleCourseOrder,
} satisfies Partial<JobWorkers>

import type { JobWorkers } from '../../feature.ts'
import { newsService } from './news.service.ts'
import { receiptService } from './receipt.service.ts'
import { refundService } from './refund.service.ts'

declare module '../../ports/jobs.ts' {
  interface JobData {
    /** Works on news of the provider. */
    'payment.handle': { provider: string; id: string }
    /** Gives an order its receipt. */
    'payment.receipt': { order: number }
    /** Pays back. */
    'payment.refund': { refund: number }
  }
}

export const paymentJobs = {
  'payment.handle': (news, deps, finish) => newsService(deps).handle(news, finish),
  'payment.receipt': ({ order }, deps) => receiptService(deps).issue(order),
  'payment.refund': ({ refund }, deps) => refundService(deps).send(refund),
} satisfies Partial<JobWorkers>

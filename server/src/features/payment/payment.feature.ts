import { feature } from '../../feature.ts'
import { after, day } from '../../ports/clock.ts'
import { isTold } from '../letter/watch.service.ts'
import { payDue } from './due.service.ts'
import { movementTable } from './movement.table.ts'
import { newsTable } from './news.table.ts'
import { paymentDesk } from './payment.desk.ts'
import { paymentJobs } from './payment.jobs.ts'
import { paymentAddresses, paymentRoutes } from './payment.routes.ts'
import { reconcileService } from './reconcile.service.ts'
import { refundTable } from './refund.table.ts'

/** Days for which news of the provider is kept: as long as a payment can be disputed. */
const keptNews = 400
const pretended = 'Part of the sandbox: nothing of it is real.'

/** Payments: orders, the page of the provider, its news, what is paid back, receipts and the books. */
export const payment = feature({
  routes: paymentRoutes,
  desk: paymentDesk,
  addresses: paymentAddresses,
  jobs: paymentJobs,
  due: payDue,
  alarms: async (deps) => {
    const { db, clock } = deps
    return [
      ...((await isTold(deps, 'payment_away')) ? (['payment_away'] as const) : []),
      ...((await newsTable(db).hasAside(after(clock.now(), -day))) ? (['payment_aside'] as const) : []),
      ...((await refundTable(db).hasFailed()) ? (['refund_failed'] as const) : []),
      ...((await reconcileService(deps).isBehind()) ? (['books_unsettled'] as const) : []),
    ]
  },
  purge: {
    paymentEvents: ({ db, clock }) => newsTable(db).purge(after(clock.now(), -keptNews * day)),
    orders: 'What was paid stays in the books; whose it was is forgotten with the member.',
    orderLines: 'Part of the order.',
    refunds: 'Part of the books.',
    transfers: 'The books only grow; nobody is named.',
    receipts: 'Numbers without gaps; nobody is named.',
    providerMovements: ({ db, clock }) => movementTable(db).purge(clock.dayOf(after(clock.now(), -keptNews * day))),
    reconciliations: 'Part of the books.',
    paymentDifferences: 'Part of the books.',
    sandboxCheckouts: pretended,
    sandboxRefunds: pretended,
    sandboxNews: pretended,
  },
})

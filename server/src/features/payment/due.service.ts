import type { Deps } from '../../deps.ts'
import { tellStanding } from '../letter/watch.service.ts'
import { checkoutService } from './checkout.service.ts'
import { orderTable } from './order.table.ts'
import { reconcileService } from './reconcile.service.ts'
import { refundService } from './refund.service.ts'

/** What the provider is asked each minute: about orders, then refunds, then its books. Resolves to whether there is more. */
export const payDue = async (deps: Deps) => {
  const orders = await checkoutService(deps).due()
  // Silent about orders, it is silent about the others: nothing waits for that a second time.
  const refunds = orders.inVain > 0 ? orders : await refundService(deps).askSilent()
  const isSilent = orders.inVain > 0 || refunds.inVain > 0
  const hasAnswered = orders.answered > 0 || refunds.answered > 0
  // One question in vain is no outage: what is asked again is.
  const isAway = isSilent && !hasAnswered && (orders.again || refunds.inVain > 0)
  const isBack = hasAnswered || (!isSilent && !(await orderTable(deps.db).hasUnanswered()))
  if (isAway || isBack) await tellStanding(deps, ['payment_away'], isAway ? ['payment_away'] : [])
  return (await reconcileService(deps).due()) || orders.isMore
}

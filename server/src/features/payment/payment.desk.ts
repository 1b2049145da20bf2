import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { booksService } from './books.service.ts'
import { cashierService } from './cashier.service.ts'
import { incomeService } from './income.service.ts'

export const paymentDesk = (deps: Deps) => {
  const cashier = cashierService(deps)
  const books = booksService(deps)
  return handlers(desk.payment, {
    findOrder: ({ body, staffId, locale }) => cashier.look(body.search, staffId, locale),
    takeOrder: ({ body, staffId }) => cashier.take({ ...body, staffId }),
    handOut: ({ body, staffId }) => cashier.handOut({ ...body, staffId }),
    places: ({ locale }) => cashier.places(locale),
    takings: ({ query }) => cashier.takings(query.day),
    refunds: () => books.refunds(),
    retryRefund: ({ body, staffId }) => books.retry({ ...body, staffId }),
    transferRefund: ({ body, staffId }) => books.transfer({ ...body, staffId }),
    reconciliations: () => books.reconciliations(),
    settle: ({ body, staffId }) => books.settle({ ...body, staffId }),
    income: ({ query, locale }) => incomeService(deps).ofMonth(query, locale),
  })
}

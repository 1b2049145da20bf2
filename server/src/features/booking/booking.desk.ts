import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { arrivalService } from './arrival.service.ts'
import { payService } from './pay.service.ts'

export const bookingDesk = (deps: Deps) => {
  const paying = payService(deps)
  const arrivals = arrivalService(deps)
  return handlers(desk.booking, {
    arrivals: ({ query, locale }) => arrivals.expected(query.place, locale),
    arrive: ({ body, staffId }) => arrivals.arrive({ ...body, staffId }),
    takeBackArrival: ({ body, staffId }) => arrivals.takeBack({ ...body, staffId }),
    order: ({ body }) => paying.orderAtDesk(body.search.toUpperCase()),
  })
}

import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { payService } from './pay.service.ts'

export const bookingDesk = (deps: Deps) => {
  const paying = payService(deps)
  return handlers(desk.booking, {
    order: ({ body }) => paying.orderAtDesk(body.search.toUpperCase()),
  })
}

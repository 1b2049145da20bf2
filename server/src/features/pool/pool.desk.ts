import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { deskService } from './desk.service.ts'
import { entryService } from './entry.service.ts'
import { payService } from './pay.service.ts'

export const poolDesk = (deps: Deps) => {
  const atDesk = deskService(deps)
  const entries = entryService(deps)
  const now = () => deps.clock.now()
  return handlers(desk.pool, {
    today: ({ query, locale }) => atDesk.today(query, locale),
    tickets: ({ query }) => atDesk.tickets(query),
    find: ({ body, staffId }) => atDesk.find(body, staffId),
    enter: ({ body, staffId }) => entries.enter({ ...body, at: now(), staffId }),
    takeBackEntry: ({ body, staffId }) => entries.takeBack({ ...body, at: now(), staffId }),
    sell: ({ body, staffId }) => atDesk.sell(body, staffId),
    order: ({ body }) => payService(deps).orderAtDesk(body.reference),
  })
}

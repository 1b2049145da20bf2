import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { arrivalService } from './arrival.service.ts'
import { deskService } from './desk.service.ts'
import { ownUseService } from './ownUse.service.ts'
import { payService } from './pay.service.ts'
import { timetableService } from './timetable.service.ts'

export const bookingDesk = (deps: Deps) => {
  const paying = payService(deps)
  const arrivals = arrivalService(deps)
  const atDesk = deskService(deps)
  return handlers(desk.booking, {
    arrivals: ({ query, locale }) => arrivals.expected(query.place, locale),
    arrive: ({ body, staffId }) => arrivals.arrive({ ...body, staffId }),
    takeBackArrival: ({ body, staffId }) => arrivals.takeBack({ ...body, staffId }),
    timetable: ({ query, locale, permissions }) => timetableService(deps).look(query, { locale, permissions }),
    book: ({ body, staffId }) => atDesk.book(body, staffId),
    cancel: ({ body, staffId }) => atDesk.cancel(body, staffId),
    ownUses: ({ locale }) => ownUseService(deps).list(locale),
    lookAtOwnUse: ({ body, locale }) => ownUseService(deps).look(body, locale),
    reserve: ({ body, staffId }) => ownUseService(deps).reserve(body, staffId),
    giveBackOwnUse: ({ body, staffId }) => ownUseService(deps).giveBack(body, staffId),
    order: ({ body }) => paying.orderAtDesk(body.search.toUpperCase()),
  })
}

import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { closureService } from './closure.service.ts'

export const venueDesk = (deps: Deps) => {
  const closures = closureService(deps)
  return handlers(desk.venue, {
    places: ({ locale }) => closures.places(locale),
    closures: ({ locale }) => closures.list(locale),
    meets: ({ body }) => closures.meets(body),
    close: ({ body, staffId }) => closures.close(body, staffId),
    lift: ({ body, staffId }) => closures.lift(body.id, body.reason, staffId),
  })
}

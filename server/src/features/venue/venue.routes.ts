import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { catalogueService } from './catalogue.service.ts'

export const venueRoutes = (deps: Deps) => {
  const catalogue = catalogueService(deps)
  return handlers(api.venue, {
    list: async ({ query, locale }) => catalogue.list(query, locale),
    slots: async ({ query, locale }) => catalogue.slots(query, locale),
  })
}

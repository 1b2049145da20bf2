import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { catalogueService } from './catalogue.service.ts'
import { favouriteService } from './favourite.service.ts'

export const venueRoutes = (deps: Deps) => {
  const catalogue = catalogueService(deps)
  const favourites = favouriteService(deps)
  return handlers(api.venue, {
    list: async ({ query, locale }) => catalogue.list(query, locale),
    today: async ({ locale }) => catalogue.today(locale),
    slots: async ({ query, locale }) => catalogue.slots(query, locale),
    favourites: async ({ memberId }) => favourites.mine(memberId),
    choose: async ({ memberId, body }) => favourites.choose(memberId, body),
  })
}

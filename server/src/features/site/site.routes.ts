import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { siteService } from './site.service.ts'

export const siteRoutes = (deps: Deps) => {
  const site = siteService(deps)
  return handlers(api.site, {
    init: async () => site.init(),
    setting: async ({ locale }) => site.setting(locale),
    areas: async ({ locale }) => ({ items: await site.areas(locale) }),
    idTypes: async ({ locale }) => ({ items: await site.idTypes(locale) }),
    pickUpPlaces: async ({ locale }) => ({ items: await site.pickUpPlaces(locale) }),
    page: ({ query, locale }) => site.page(query.key, locale),
    menuTree: async ({ query, locale }) => ({ items: await site.menuBelow(query.root, locale) }),
    mainMenu: async ({ locale }) => ({ items: await site.menu(locale) }),
  })
}

import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { siteService } from './site.service.ts'

export const siteRoutes = (deps: Deps) => {
  const site = siteService(deps)
  const withHidden = ({ hidden }: { hidden?: '1' | undefined }) => ({ hidden: hidden === '1' })
  return handlers(api.site, {
    init: async () => site.init(),
    setting: async ({ locale }) => site.setting(locale),
    areas: async ({ query, locale }) => ({ items: await site.areas(locale, withHidden(query)) }),
    idTypes: async ({ locale }) => ({ items: await site.idTypes(locale) }),
    pickUpPlaces: async ({ query, locale }) => ({ items: await site.pickUpPlaces(locale, withHidden(query)) }),
    page: ({ query, locale }) => site.page(query.key, locale),
    menuTree: async ({ query, locale }) => ({ items: await site.menuBelow(query.root, locale) }),
    mainMenu: async ({ locale }) => ({ items: await site.menu(locale) }),
  })
}

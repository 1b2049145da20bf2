import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { checkoutService } from '../payment/checkout.service.ts'
import { buyService } from './buy.service.ts'
import { catalogueService } from './catalogue.service.ts'
import { giveBackService } from './giveBack.service.ts'
import { listService } from './list.service.ts'
import { payService } from './pay.service.ts'

export const poolRoutes = (deps: Deps) => {
  const catalogue = catalogueService(deps)
  const lists = listService(deps)
  const paying = payService(deps)
  return handlers(api.pool, {
    sessions: ({ query, locale }) => catalogue.sessions(query, locale),
    quota: ({ memberId }) => lists.quota(memberId),
    buy: ({ memberId, body }) => buyService(deps).buy(memberId, body),
    tickets: ({ memberId, locale, query }) => lists.page(memberId, locale, query),
    ticket: ({ memberId, locale, query }) => lists.one(memberId, locale, query.reference),
    pay: async ({ memberId, body, locale }) => {
      const order = await paying.order(memberId, body.reference)
      return checkoutService(deps).open(memberId, order, locale)
    },
    keepLonger: ({ memberId, body }) => paying.keepLonger(memberId, body.reference),
    giveBack: ({ memberId, body }) => giveBackService(deps).giveBack(memberId, body.reference),
  })
}

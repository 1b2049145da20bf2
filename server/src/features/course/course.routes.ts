import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { checkoutService } from '../payment/checkout.service.ts'
import { catalogueService } from './catalogue.service.ts'
import { mineService } from './mine.service.ts'
import { payService } from './pay.service.ts'
import { registerService } from './register.service.ts'
import { signUpService } from './signUp.service.ts'
import { withdrawService } from './withdraw.service.ts'

export const courseRoutes = (deps: Deps) => {
  const catalogue = catalogueService(deps)
  const registering = registerService(deps)
  const signing = signUpService(deps)
  return handlers(api.course, {
    terms: () => catalogue.terms(),
    list: ({ query, locale }) => catalogue.list(query, locale),
    one: ({ query, locale }) => catalogue.one(query.course, locale),
    register: ({ memberId, body, address }) => registering.register(memberId, body, address),
    leave: ({ memberId, body }) => registering.leave(memberId, body.term),
    signUp: ({ memberId, body }) => signing.signUp(memberId, body),
    renew: ({ memberId, body }) => signing.renew(memberId, body),
    pay: async ({ memberId, body, locale }) => {
      const order = await payService(deps).order(memberId, body.reference)
      return checkoutService(deps).open(memberId, order, locale)
    },
    keepLonger: ({ memberId, body }) => payService(deps).keepLonger(memberId, body.reference),
    mine: ({ memberId, locale }) => mineService(deps).mine(memberId, locale),
    withdraw: ({ memberId, body }) => withdrawService(deps).withdraw(memberId, body),
  })
}

import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { deskService } from './desk.service.ts'

export const gateDesk = (deps: Deps) => {
  const atDesk = deskService(deps)
  return handlers(desk.gate, {
    list: ({ locale }) => atDesk.list(locale),
    add: ({ body, staffId }) => atDesk.add(body, staffId),
    withdraw: ({ body, staffId }) => atDesk.withdraw(body.id, staffId),
    aside: ({ query, locale }) => atDesk.aside(query.after, locale),
  })
}

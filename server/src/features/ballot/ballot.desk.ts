import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { deskService } from './desk.service.ts'
import { putOffService } from './putOff.service.ts'
import { sealService } from './seal.service.ts'
import { valueService } from './value.service.ts'

export const ballotDesk = (deps: Deps) => {
  const values = valueService(deps)
  return handlers(desk.ballot, {
    draws: ({ locale, staffId }) => deskService(deps).draws(locale, staffId),
    typeValue: ({ body, staffId }) => values.type(body, staffId),
    drawWithout: ({ body, staffId }) => values.without(body, staffId),
    putOff: ({ body, staffId }) => putOffService(deps).putOff(body, staffId),
    seal: ({ body, staffId }) => sealService(deps).seal(body, staffId),
  })
}

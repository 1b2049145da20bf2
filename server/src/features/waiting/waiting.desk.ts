import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { deskService } from './desk.service.ts'

export const waitingDesk = (deps: Deps) =>
  handlers(desk.waiting, {
    lines: ({ query, locale, permissions }) => deskService(deps).lines(query, { locale, permissions }),
  })

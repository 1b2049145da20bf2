import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { agreementService } from './agreement.service.ts'

export const termsRoutes = (deps: Deps) => {
  const agreements = agreementService(deps)
  return handlers(api.terms, {
    owed: ({ memberId, locale }) => agreements.owed(memberId, locale),
    agree: ({ memberId, body }) => agreements.agree(memberId, body),
  })
}

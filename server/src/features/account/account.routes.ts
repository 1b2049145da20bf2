import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { accountService } from './account.service.ts'
import { qrCodeService } from './qrCode.service.ts'

export const accountRoutes = (deps: Deps) => {
  const account = accountService(deps)
  return handlers(api.account, {
    info: ({ memberId, locale }) => account.info(memberId, locale),
    qrCode: ({ memberId }) => qrCodeService(deps).now(memberId),
  })
}

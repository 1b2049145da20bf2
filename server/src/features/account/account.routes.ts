import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { answers } from '../../http/serve.ts'
import { accountService } from './account.service.ts'
import { mobileService } from './mobile.service.ts'

export const accountRoutes = (deps: Deps) => {
  const account = accountService(deps)
  const mobile = mobileService(deps)
  return answers(api.account, {
    info: ({ memberId }) => account.info(memberId),
    sendMobileCode: ({ memberId, body, address }) => mobile.sendCode({ memberId, mobile: body.mobile, address }),
    changeMobile: ({ memberId, sessionId, body }) => mobile.change({ memberId, sessionId, ...body }),
    qrCode: ({ memberId }) => account.qrCode(memberId),
  })
}

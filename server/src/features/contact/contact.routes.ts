import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { emailService } from './email.service.ts'
import { mobileService } from './mobile.service.ts'

export const contactRoutes = (deps: Deps) => {
  const mobile = mobileService(deps)
  const email = emailService(deps)
  return handlers(api.contact, {
    sendMobileCode: ({ memberId, body, address }) => mobile.sendCode({ memberId, mobile: body.mobile, address }),
    changeMobile: ({ memberId, sessionId, body }) => mobile.change({ memberId, sessionId, ...body }),
    sendConfirmationCode: ({ memberId, address }) => mobile.sendConfirmationCode({ memberId, address }),
    confirmMobile: ({ memberId, sessionId, body }) => mobile.confirm({ memberId, sessionId, code: body.code }),
    changeEmail: ({ memberId, sessionId, body, address }) =>
      email.requestChange({ memberId, sessionId, email: body.email, address }),
    lookAtChange: ({ body, logSubject }) => email.lookAtChange(body.hash, logSubject),
    verifyChange: ({ body, logSubject }) => email.change(body.hash, logSubject),
    sendConfirmationLink: ({ memberId, address }) => email.sendConfirmationLink({ memberId, address }),
    lookAtConfirmation: ({ body, logSubject }) => email.lookAtConfirmation(body.hash, logSubject),
    confirmEmail: ({ body, logSubject }) => email.confirm(body.hash, logSubject),
  })
}

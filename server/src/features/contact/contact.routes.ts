import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { askerOf } from '../limit/knownPlace.service.ts'
import { emailService } from './email.service.ts'
import { mobileService } from './mobile.service.ts'

export const contactRoutes = (deps: Deps) => {
  const mobile = mobileService(deps)
  const email = emailService(deps)
  return handlers(api.contact, {
    sendMobileCode: ({ memberId, body, ...from }) =>
      mobile.sendCode({ memberId, mobile: body.mobile, ...askerOf(from) }),
    changeMobile: ({ memberId, sessionId, body, ...from }) =>
      mobile.change({ memberId, sessionId, ...body, ...askerOf(from) }),
    sendConfirmationCode: ({ memberId, ...from }) => mobile.sendConfirmationCode({ memberId, ...askerOf(from) }),
    confirmMobile: ({ memberId, sessionId, body, ...from }) =>
      mobile.confirm({ memberId, sessionId, code: body.code, ...askerOf(from) }),
    changeEmail: ({ memberId, sessionId, body, address }) =>
      email.requestChange({ memberId, sessionId, email: body.email, address }),
    lookAtChange: ({ body, logSubject }) => email.lookAtChange(body.hash, logSubject),
    verifyChange: ({ body, logSubject }) => email.change(body.hash, logSubject),
    sendConfirmationLink: ({ memberId, address }) => email.sendConfirmationLink({ memberId, address }),
    lookAtConfirmation: ({ body, logSubject }) => email.lookAtConfirmation(body.hash, logSubject),
    confirmEmail: ({ body, logSubject }) => email.confirm(body.hash, logSubject),
  })
}

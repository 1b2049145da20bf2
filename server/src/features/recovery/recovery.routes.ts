import { api, normaliseEmail, normaliseUsername } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { mobileRecoveryService } from './mobileRecovery.service.ts'
import { passwordRecoveryService } from './passwordRecovery.service.ts'
import { recoveryRequestService } from './recoveryRequest.service.ts'

/** One field takes either: a username has no @. */
const clueIn = (account: string) =>
  account.includes('@') ? { email: normaliseEmail(account) } : { username: normaliseUsername(account) }

export const recoveryRoutes = (deps: Deps) => {
  const { ask } = recoveryRequestService(deps)
  const password = passwordRecoveryService(deps)
  const mobile = mobileRecoveryService(deps)
  return handlers(api.recovery, {
    sendUsername: ({ body: { solvedCaptcha, ...clue }, address, logSubject }) =>
      ask('username', clue, { solvedCaptcha, address, logSubject }),
    sendMemberNumber: ({ body: { solvedCaptcha, ...clue }, address, logSubject }) =>
      ask('memberNumber', clue, { solvedCaptcha, address, logSubject }),
    forgotPassword: ({ body, locale, address, logSubject }) =>
      body.method === 'sms'
        ? password.sendCode(body, { locale, address, logSubject })
        : ask('password', clueIn(body.account), { solvedCaptcha: body.solvedCaptcha, address, logSubject }),
    lookAtPasswordLink: ({ body, logSubject }) => password.look(body.hash, logSubject),
    resetPassword: ({ body, logSubject }) =>
      body.method === 'sms' ? password.byCode(body, logSubject) : password.byLink(body, logSubject),
    forgotMobile: ({ body: { solvedCaptcha, ...who }, address, logSubject }) => {
      const clue =
        who.by === 'document'
          ? { idNumber: who.idNumber, birthDate: who.birthDate }
          : { username: normaliseUsername(who.username) }
      return ask('mobile', clue, { solvedCaptcha, address, logSubject })
    },
    lookAtMobileLink: ({ body, logSubject }) => mobile.look(body.hash, logSubject),
    sendNewMobileCode: ({ body, ...from }) => mobile.sendCode(body, from),
    recoverMobile: ({ body, logSubject }) => mobile.request(body, logSubject),
    lookAtStop: ({ body, logSubject }) => mobile.lookAtStop(body.hash, logSubject),
    stopMobile: ({ body, logSubject }) => mobile.stop(body.hash, logSubject),
  })
}

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
    sendUsername: ({ body: { solvedCaptcha, ...clue }, ...from }) => ask('username', clue, { solvedCaptcha, ...from }),
    sendMemberNumber: ({ body: { solvedCaptcha, ...clue }, ...from }) =>
      ask('memberNumber', clue, { solvedCaptcha, ...from }),
    forgotPassword: ({ body: { account, solvedCaptcha }, ...from }) =>
      ask('password', clueIn(account), { solvedCaptcha, ...from }),
    sendPasswordCode: ({ body, ...from }) => password.sendCode(body, from),
    lookAtPasswordLink: ({ body, logSubject }) => password.look(body.hash, logSubject),
    resetPassword: ({ body, ...from }) =>
      body.method === 'sms' ? password.byCode(body, from) : password.byLink(body, from.logSubject),
    forgotMobile: ({ body: { solvedCaptcha, ...who }, ...from }) => {
      const clue =
        who.by === 'document'
          ? { idNumber: who.idNumber, birthDate: who.birthDate }
          : { username: normaliseUsername(who.username) }
      return ask('mobile', clue, { solvedCaptcha, ...from })
    },
    lookAtMobileLink: ({ body, logSubject }) => mobile.look(body.hash, logSubject),
    sendNewMobileCode: ({ body, ...from }) => mobile.sendCode(body, from),
    recoverMobile: ({ body, ...from }) => mobile.request(body, from),
    lookAtStop: ({ body, logSubject }) => mobile.lookAtStop(body.hash, logSubject),
    stopMobile: ({ body, logSubject }) => mobile.stop(body.hash, logSubject),
  })
}

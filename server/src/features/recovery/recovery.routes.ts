import { api, normaliseEmail, normaliseUsername } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { answers } from '../../http/serve.ts'
import { askingService } from './asking.service.ts'
import { mobileRecoveryService } from './mobileRecovery.service.ts'
import { passwordRecoveryService } from './passwordRecovery.service.ts'

/** One field takes either: a username has no @. */
const clueIn = (account: string) =>
  account.includes('@') ? { email: normaliseEmail(account) } : { username: normaliseUsername(account) }

export const recoveryRoutes = (deps: Deps) => {
  const { ask } = askingService(deps)
  const password = passwordRecoveryService(deps)
  const mobile = mobileRecoveryService(deps)
  return answers(api.recovery, {
    sendUsername: ({ body: { solvedCaptcha, ...clue }, address }) => ask('username', clue, { solvedCaptcha, address }),
    sendMemberNumber: ({ body: { solvedCaptcha, ...clue }, address }) =>
      ask('memberNumber', clue, { solvedCaptcha, address }),
    forgotPassword: ({ body, locale, address }) =>
      body.method === 'sms'
        ? password.sendCode(body, { locale, address })
        : ask('password', clueIn(body.account), { solvedCaptcha: body.solvedCaptcha, address }),
    lookAtPasswordLink: ({ body }) => password.look(body.hash),
    resetPassword: ({ body }) => (body.method === 'sms' ? password.byCode(body) : password.byLink(body)),
    forgotMobile: ({ body: { solvedCaptcha, ...who }, address }) => {
      const clue =
        who.by === 'document'
          ? { idNumber: who.idNumber, birthDate: who.birthDate }
          : { username: normaliseUsername(who.username) }
      return ask('mobile', clue, { solvedCaptcha, address })
    },
    lookAtMobileLink: ({ body }) => mobile.look(body.hash),
    sendNewMobileCode: ({ body, address }) => mobile.sendCode(body, { address }),
    recoverMobile: ({ body }) => mobile.request(body),
    lookAtStop: ({ body }) => mobile.lookAtStop(body.hash),
    stopMobile: ({ body }) => mobile.stop(body.hash),
  })
}

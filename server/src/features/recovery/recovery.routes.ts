import { api, normaliseEmail, normaliseUsername } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
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
  return handlers(api.recovery, {
    sendUsername: ({ body: { solvedCaptcha, ...clue }, address, about }) =>
      ask('username', clue, { solvedCaptcha, address, about }),
    sendMemberNumber: ({ body: { solvedCaptcha, ...clue }, address, about }) =>
      ask('memberNumber', clue, { solvedCaptcha, address, about }),
    forgotPassword: ({ body, locale, address, about }) =>
      body.method === 'sms'
        ? password.sendCode(body, { locale, address, about })
        : ask('password', clueIn(body.account), { solvedCaptcha: body.solvedCaptcha, address, about }),
    lookAtPasswordLink: ({ body, about }) => password.look(body.hash, about),
    resetPassword: ({ body, about }) =>
      body.method === 'sms' ? password.byCode(body, about) : password.byLink(body, about),
    forgotMobile: ({ body: { solvedCaptcha, ...who }, address, about }) => {
      const clue =
        who.by === 'document'
          ? { idNumber: who.idNumber, birthDate: who.birthDate }
          : { username: normaliseUsername(who.username) }
      return ask('mobile', clue, { solvedCaptcha, address, about })
    },
    lookAtMobileLink: ({ body, about }) => mobile.look(body.hash, about),
    sendNewMobileCode: ({ body, ...from }) => mobile.sendCode(body, from),
    recoverMobile: ({ body, about }) => mobile.request(body, about),
    lookAtStop: ({ body, about }) => mobile.lookAtStop(body.hash, about),
    stopMobile: ({ body, about }) => mobile.stop(body.hash, about),
  })
}

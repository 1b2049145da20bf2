import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { loginService } from './login.service.ts'
import { loginLinkService } from './loginLink.service.ts'
import { memberCodeService } from './memberCode.service.ts'
import { passwordService } from './password/password.service.ts'
import { passwordLoginService } from './password/passwordLogin.service.ts'
import { proofService } from './proof.service.ts'

export const loginRoutes = (deps: Deps) => {
  const login = loginService(deps)
  const passwordLogin = passwordLoginService(deps)
  const memberCode = memberCodeService(deps)
  const link = loginLinkService(deps)
  const proof = proofService(deps)
  const password = passwordService(deps)
  return handlers(api.login, {
    captcha: ({ query, address }) => login.captcha(query.for, { address, asked: Number(query.work ?? 1) }),
    sendCode: ({ body, ...from }) => login.sendCode(body, from),
    logIn: ({ body, ...from }) => {
      if (body.method === 'account') return passwordLogin.logIn(body, from)
      return body.method === 'sms' ? login.bySms(body, from) : memberCode.logIn(body, from)
    },
    verify: ({ body, ...from }) => memberCode.verify(body, from),
    sendPendingCode: ({ body, ...from }) => memberCode.sendCode(body, from),
    askForLink: ({ body, ...from }) => link.ask(body, from),
    lookAtLink: ({ body, logSubject }) => link.look(body.hash, logSubject),
    logInByLink: ({ body, ...from }) => link.logIn(body.hash, from),
    // Not its storage: the language and the way of logging in are kept for the next visit.
    logOut: ({ sessionId, clearCache }) => {
      clearCache()
      return login.logOut(sessionId)
    },
    handOff: ({ body, ...principal }) => login.handOff(principal, body.service),
    sendProofCode: ({ memberId, ...from }) => proof.sendCode(memberId, from),
    prove: ({ body, ...principal }) =>
      body.method === 'account' ? proof.byPassword(principal, body.password) : proof.bySms(principal, body.code),
    changePassword: ({ body, ...principal }) => password.change(principal, body.password),
  })
}

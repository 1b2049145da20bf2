import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { answers } from '../../http/serve.ts'
import { loginService } from './login.service.ts'

export const loginRoutes = (deps: Deps) => {
  const login = loginService(deps)
  return answers(api.login, {
    captcha: () => login.captcha(),
    sendCode: ({ body, ...from }) => login.sendCode(body, from),
    logIn: ({ body, ...from }) => (body.method === 'account' ? login.byPassword(body, from) : login.bySms(body, from)),
    logOut: ({ sessionId }) => login.logOut(sessionId),
    handOff: ({ body, ...asker }) => login.handOff(asker, body.service),
    sendProofCode: ({ memberId, ...from }) => login.sendProofCode(memberId, from),
    prove: ({ body, ...asker }) =>
      body.method === 'account' ? login.proveByPassword(asker, body.password) : login.proveBySms(asker, body.code),
  })
}

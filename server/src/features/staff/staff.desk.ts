import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { colleagueService } from './factor/colleague.service.ts'
import { enrolmentService } from './factor/enrolment.service.ts'
import { passkeyService } from './factor/passkey.service.ts'
import { rolesService } from './roles.service.ts'
import { staffLoginService } from './staffLogin.service.ts'

export const staffDesk = (deps: Deps) => {
  const login = staffLoginService(deps)
  const enrolment = enrolmentService(deps)
  const colleagues = colleagueService(deps)
  const passkeys = passkeyService(deps)
  const roles = rolesService(deps)
  return [
    ...handlers(desk.login, {
      captcha: ({ body, address }) => login.captcha(body.username, { address }),
      logIn: ({ body, ...from }) => login.logIn(body, from),
      giveCode: ({ body, ...from }) => login.giveCode(body, from),
      askPasskey: ({ body }) => login.askPasskey(body.pending),
      givePasskey: ({ body, ...from }) => login.givePasskey(body, from),
      logOut: ({ sessionId, locale, clearCache }) => {
        clearCache()
        return login.logOut(sessionId, locale)
      },
      whoAmI: (principal) => login.whoAmI(principal),
    }),
    ...handlers(desk.staff, {
      beginFactor: ({ body, ...from }) => enrolment.begin(from, body, from),
      confirmFactor: ({ body, ...from }) => enrolment.confirm(from, body.code, from),
      passkeys: ({ staffId }) => passkeys.list(staffId),
      askPasskey: (own) => passkeys.ask(own),
      beginPasskey: ({ body, ...from }) => passkeys.begin(from, body, from),
      addPasskey: ({ body, ...from }) => passkeys.add(from, body, from),
      removePasskey: ({ body, staffId }) => passkeys.remove(staffId, body.id),
      colleagues: ({ staffId }) => colleagues.list(staffId),
      setRoles: ({ body, staffId }) => roles.set(body, staffId),
      helpIn: ({ body, staffId }) => colleagues.helpIn(body.username, staffId),
    }),
  ]
}

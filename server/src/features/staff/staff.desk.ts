import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { staffLoginService } from './staffLogin.service.ts'

export const staffDesk = (deps: Deps) => {
  const staff = staffLoginService(deps)
  return handlers(desk.login, {
    logIn: ({ body, ...from }) => staff.logIn(body, from),
    logOut: ({ sessionId, clearCache }) => {
      clearCache()
      return staff.logOut(sessionId)
    },
    whoAmI: ({ staffId }) => staff.whoAmI(staffId),
  })
}

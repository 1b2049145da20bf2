import { desk } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { cookieFor } from '../../http/cookie.ts'
import { handlers } from '../../http/serve.ts'
import { accountLoginService } from './accountLogin.service.ts'
import { invitationService } from './invitation.service.ts'

export const staffSignOnDesk = (deps: Deps) => {
  const login = accountLoginService(deps)
  const invitations = invitationService(deps)
  return handlers(desk.staffSignOn, {
    ways: ({ locale }) => login.ways(locale),
    begin: (from) => login.begin(from),
    finish: (from) => login.finish(from),
    link: ({ body, ...from }) => login.link(body.code, from),
    invite: ({ body, staffId }) => invitations.invite(body.username, staffId),
  })
}

/** The issuer sends the browser back to these paths. They are registered there: tell the issuer when they change. */
export const staffSignOnReturn = '/api/desk/login/callback'
export const staffLogOutReturn = '/desk'

export const staffSignOnAddresses = (app: FastifyInstance, deps: Deps) => {
  const cookieOf = cookieFor(deps.origin, 'desk-sign-on')
  app.get(staffSignOnReturn, async (request, reply) => {
    const answer = new URLSearchParams(request.url.split('?')[1])
    return reply.redirect(await accountLoginService(deps).receive(answer, cookieOf(request, reply)), 303)
  })
}

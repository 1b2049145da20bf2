import { api } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { cookieFor } from '../../http/cookie.ts'
import { handlers } from '../../http/serve.ts'
import { governmentLinkService } from './link.service.ts'
import { signOnService } from './signOn.service.ts'

export const governmentRoutes = (deps: Deps) => {
  const signOn = signOnService(deps)
  const links = governmentLinkService(deps)
  return handlers(api.government, {
    begin: ({ body, ...from }) => signOn.begin({ ...from, app: body.app }),
    beginLinking: async ({ memberId, ...from }) => {
      await links.mayLink(memberId)
      return signOn.begin({ ...from, memberId })
    },
    verify: (from) => signOn.verify(from),
    init: ({ memberId, cookie }) => links.init(memberId, cookie),
    acceptTerms: ({ memberId, body }) => links.acceptTerms(memberId, body.version),
    link: ({ memberId, cookie }) => links.link({ memberId, cookie, from: 'account' }),
    linkFromLogin: ({ memberId, cookie }) => links.link({ memberId, cookie, from: 'login' }),
    unlink: ({ memberId, sessionId }) => links.unlink({ memberId, sessionId }),
  })
}

/** The issuer sends the browser back to this path. It is registered there: tell the issuer when it changes. */
export const signOnReturn = '/api/oauth/callback'

export const governmentAddresses = (app: FastifyInstance, deps: Deps) => {
  const cookieOf = cookieFor(deps.origin, 'sign-on')
  app.get(signOnReturn, async (request, reply) => {
    const answer = new URLSearchParams(request.url.split('?')[1])
    return reply.redirect(await signOnService(deps).receive(answer, cookieOf(request, reply)), 303)
  })
}

import { api, cardCodePath, isLocale } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { cardService } from './card.service.ts'
import { checkService } from './check.service.ts'

export const cardRoutes = (deps: Deps) => {
  const cards = cardService(deps)
  return handlers(api.card, {
    reportLoss: ({ memberId, sessionId, body }) =>
      cards.reportLoss({ memberId, sessionId, circumstances: body.circumstances }),
    check: ({ address, body }) => checkService(deps).check(body.code, address),
    swap: ({ memberId }) => cards.swap(memberId),
  })
}

/** The language that a telephone would rather read, of those that we speak. */
const languageOf = (accepted = '') =>
  accepted
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase())
    .find(isLocale) ?? 'zh'

/** Leads the camera of a telephone to the page; a browser keeps what stands behind the `#` of a redirect. */
export const codeAddress = (app: FastifyInstance) => {
  app.get(cardCodePath, (request, reply) =>
    reply.header('vary', 'Accept-Language').redirect(`/${languageOf(request.headers['accept-language'])}/card/check`),
  )
}

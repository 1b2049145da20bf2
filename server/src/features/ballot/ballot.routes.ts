import { api } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { entryService } from './entry.service.ts'
import { lobbyService } from './lobby.service.ts'
import { publishedService } from './published.service.ts'

export const ballotRoutes = (deps: Deps) => {
  const published = publishedService(deps)
  const entries = entryService(deps)
  const lobby = lobbyService(deps)
  return handlers(api.ballot, {
    list: ({ locale }) => published.list(locale),
    one: ({ query, locale }) => published.one(query.reference, locale),
    enter: ({ memberId, body, address }) => entries.enter(memberId, body, address),
    leave: ({ memberId, body }) => entries.leave(memberId, body.draw),
    enterLobby: ({ memberId, body, address }) => lobby.enter(memberId, body, address),
    turn: ({ memberId }) => lobby.turn(memberId),
    lobby: () => lobby.state(),
    mine: ({ memberId }) => entries.mine(memberId),
  })
}

/** The file of a draw: whoever checks one needs no session, and no browser. */
export const ballotFiles = (app: FastifyInstance, deps: Deps) => {
  const options = { exposeHeadRoute: false }
  const published = publishedService(deps)
  app.get<{ Querystring: { reference?: unknown } }>('/api/ballot/draw.json', options, async ({ query }, reply) => {
    const { reference } = query
    const file = typeof reference === 'string' ? await published.file(reference) : undefined
    if (!file) return reply.callNotFound()
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="draw.json"',
        'cache-control': file.isFinal ? 'public, max-age=86400, immutable' : 'no-store',
      })
      .send(`${JSON.stringify(file.content, undefined, 1)}\n`)
  })
}

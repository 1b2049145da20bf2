import { api, Refusal } from '@palaestra/contract'
import { stopPath } from '@palaestra/contract/links'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { choiceService } from './choice.service.ts'

export const choiceRoutes = (deps: Deps) => {
  const choices = choiceService(deps)
  return handlers(api.choice, {
    mine: ({ memberId }) => choices.mine(memberId),
    choose: ({ memberId, body }) => choices.choose(memberId, body),
    lookAtStop: async ({ body }) => ({ topic: choices.behind(body.seal).topic }),
    stop: ({ body }) => choices.stop(body.seal),
  })
}

/**
 * The address in the headers of an e-mail (RFC 8058): a mail program posts to it at one click. Whoever opens it, as
 * scanners of links do, is led to the page with the button, and changes nothing.
 */
export const stopAddress = (app: FastifyInstance, deps: Deps) => {
  app.register(async (app) => {
    // What a mail program sends says nothing that the address does not.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { bodyLimit: 2048 }, (_, body, done) => {
      body.resume()
      body.on('end', () => done(null))
    })
    app.get<{ Params: { seal: string } }>(`${stopPath}/:seal`, async ({ params: { seal } }, reply) => {
      const language = await choiceService(deps).languageBehind(seal)
      return reply.header('cache-control', 'no-store').redirect(`/${language}${stopPath}/${encodeURIComponent(seal)}`)
    })
    app.post<{ Params: { seal: string } }>(`${stopPath}/:seal`, async ({ params }, reply) => {
      const stopped = await choiceService(deps)
        .stop(params.seal)
        .catch((error: unknown) => {
          if (error instanceof Refusal) return undefined
          throw error
        })
      return stopped ? reply.code(204).send() : reply.callNotFound()
    })
  })
}

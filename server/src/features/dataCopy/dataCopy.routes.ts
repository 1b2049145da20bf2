import { Readable } from 'node:stream'
import { api, Refusal } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { dataCopyService } from './dataCopy.service.ts'
import { fetchingService, filePath } from './fetching.service.ts'

export const dataCopyRoutes = (deps: Deps) => {
  const copies = dataCopyService(deps)
  return handlers(api.dataCopy, {
    mine: ({ memberId }) => copies.mine(memberId),
    ask: ({ memberId, body, locale }) => copies.ask(memberId, body, locale),
    fetch: ({ memberId, sessionId, body }) => fetchingService(deps).address({ memberId, sessionId, id: body.id }),
    discard: ({ memberId, body }) => copies.discard(memberId, body.id),
  })
}

/** It is saved and never shown: what stands in it was typed by people. */
const headers = {
  'content-type': 'application/zip',
  'content-disposition': 'attachment; filename="my-data.zip"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** Sends a copy by its short-lived address, as it is read. */
export const dataCopyFiles = (app: FastifyInstance, deps: Deps) => {
  const options = { exposeHeadRoute: false }
  app.get<{ Params: { address: string } }>(`${filePath}/:address`, options, async ({ params }, reply) => {
    const found = await fetchingService(deps)
      .behind(params.address)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return undefined
        throw error
      })
    if (!found) return reply.callNotFound()
    return reply.headers({ ...headers, 'content-length': found.size }).send(Readable.from(found.parts))
  })
}

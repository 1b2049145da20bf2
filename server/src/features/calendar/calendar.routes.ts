import { createHash } from 'node:crypto'
import { api, Refusal } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { networkOf } from '../../http/network.ts'
import { handlers } from '../../http/serve.ts'
import { feedPath, feedService } from './feed.service.ts'

export const calendarRoutes = (deps: Deps) => {
  const feeds = feedService(deps)
  return handlers(api.calendar, {
    mine: ({ memberId }) => feeds.mine(memberId),
    make: ({ memberId, locale }) => feeds.make(memberId, locale),
    end: ({ memberId }) => feeds.end(memberId),
  })
}

const headers = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="bookings.ics"',
  'cross-origin-resource-policy': 'same-origin',
  // Only whoever has the address keeps it, and asks each time whether it has changed.
  'cache-control': 'private, no-cache',
}

/** Sends feeds by their secret addresses: calendar programs have no session. */
export const calendarFeeds = (app: FastifyInstance, deps: Deps) => {
  const options = { exposeHeadRoute: false }
  app.get<{ Params: { last: string } }>(`${feedPath}/:last`, options, async ({ params, ip, headers: asked }, reply) => {
    const read = await feedService(deps)
      .read(params.last, networkOf(ip))
      .then(
        (file) => ({ file }),
        (error: unknown) => {
          if (error instanceof Refusal && error.wait !== undefined) return { wait: error.wait }
          throw error
        },
      )
    if ('wait' in read) return reply.code(429).headers({ 'retry-after': read.wait, 'cache-control': 'no-store' }).send()
    if (read.file === undefined) return reply.callNotFound()
    const etag = `"${createHash('sha256').update(read.file).digest('base64url')}"`
    reply.headers({ ...headers, etag })
    return asked['if-none-match'] === etag ? reply.code(304).send() : reply.send(read.file)
  })
}

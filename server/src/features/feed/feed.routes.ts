import { changeNumberOf, datasetPath, feedPathOf, feeds, Refusal } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { feedGuard } from '../../http/flood.ts'
import { datasetOf, datasetPage } from './dataset.rules.ts'
import { feedService } from './feed.service.ts'

/** Seconds for which a page may be kept: one with items is always the same or newer, the last one fills at any moment. */
const [keptFull, keptEmpty] = [3600, 8]

const headers = {
  // Programs of others read it, also in a browser.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The feeds and their description: programs of others have no session, and know no envelope. */
export const feedAddresses = (app: FastifyInstance, deps: Deps) => {
  const options = { exposeHeadRoute: false }
  const guard = feedGuard(deps.clock)
  const service = feedService(deps)
  const dataset = datasetPage(datasetOf({ origin: deps.origin, ...deps.settings }))
  app.get(datasetPath, options, async (_, reply) =>
    reply
      .headers({
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': `public, max-age=${keptFull}`,
      })
      .send(dataset),
  )
  app.get(datasetPath.slice(0, -1), options, async (_, reply) => reply.redirect(datasetPath))
  for (const feed of feeds)
    app.get<{ Querystring: { afterChangeNumber?: unknown } }>(
      feedPathOf(feed),
      options,
      async ({ query, ip }, reply) => {
        guard(ip)
        const changed = changeNumberOf(query.afterChangeNumber)
        if (changed === undefined) {
          reply.code(400)
          throw new Refusal('invalid_input', { afterChangeNumber: 'invalid_input' })
        }
        const page = await service.page(feed, changed)
        return reply
          .headers({
            ...headers,
            'content-type': 'application/vnd.openactive.rpde+json; version=1',
            'cache-control': `public, max-age=${page.items.length > 0 ? keptFull : keptEmpty}`,
          })
          .send(Buffer.from(JSON.stringify(page)))
      },
    )
}

import { Readable } from 'node:stream'
import { desk, Refusal } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { exportPath, findService } from './find.service.ts'

export const auditDesk = (deps: Deps) => {
  const trail = findService(deps)
  return handlers(desk.audit, {
    find: ({ body }) => trail.find(body),
    exportAll: ({ body, staffId }) => trail.exportAll(body, staffId),
  })
}

const typeOf = { ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8' }
const headersFor = (format: keyof typeof typeOf) => ({
  'content-type': typeOf[format],
  'content-disposition': `attachment; filename="audit.${format}"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

/** Serves exports by short-lived links, as they are read: a trail of years does not lie in memory. */
export const auditExports = (app: FastifyInstance, deps: Deps) => {
  const opened = (link: string) => {
    try {
      return findService(deps).behind(link)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
  app.get<{ Params: { link: string } }>(
    `${exportPath}/:link`,
    { exposeHeadRoute: false },
    async ({ params }, reply) => {
      const file = opened(params.link)
      return file ? reply.headers(headersFor(file.format)).send(Readable.from(file.lines)) : reply.callNotFound()
    },
  )
}

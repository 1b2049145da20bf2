import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** A worker fetches the pages that its browser asks it for, from here and nowhere else; it is no page and shows nothing. */
const policy = "default-src 'none';connect-src 'self';require-trusted-types-for 'script';trusted-types 'none'"

/**
 * Serves the worker that shows a kept card without a network (docs/decisions/0076), at the root, which makes it one for
 * all pages. The browser asks for it anew each time, or an old one would live for a day longer.
 */
export const serviceWorker = (app: FastifyInstance, folder: string) => {
  const file = join(folder, 'service-worker.js')
  if (!existsSync(file)) return
  const content = readFileSync(file)
  app.get('/service-worker.js', (_, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', policy)
      .type('text/javascript; charset=utf-8')
      .send(content),
  )
}

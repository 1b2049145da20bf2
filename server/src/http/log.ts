import type { FastifyServerOptions } from 'fastify'

/** Where a line of the log goes, when not to the standard output. */
export interface LogStream {
  write(line: string): void
}

/** Addresses whose last part is a secret of its own: links in letters, and pictures for a minute. */
const secret = /^(\/(?:zh|pt|en)\/(?:security|register\/correct)|\/api\/file|\/api\/desk\/bureau_photo)\/.*/

/** Of an address, what may be kept: no query, for codes and hashes travel in it (T-124), and no secret of a path. */
export const loggedPath = (url = '') => (url.split('?')[0] ?? '').replace(secret, '$1/-')

/** One line a request. */
export const logging = {
  redact: ['req.headers', '*.password', '*.idNumber', '*.mobile', '*.email', '*.code', '*.hash', '*.apikey'],
  serializers: { req: ({ method, url }: { method: string; url?: string }) => ({ method, path: loggedPath(url) }) },
} satisfies FastifyServerOptions['logger']

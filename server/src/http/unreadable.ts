import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { faultEnvelope } from './border.ts'
import { headersOfAll } from './security.ts'

// What comes from outside and is no request that we can read. It is answered, counted and logged like all that can be.

const isReadable = (part: string) => {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/**
 * The target of a request as the router can read it. In a part of the path that cannot be decoded, a percent sign is a
 * percent sign: the address leads nowhere, and that is answered like any other that does. A target with scheme and host
 * (RFC 9112, 3.2.2) loses them.
 */
export const readableTarget = (target = '/') => {
  const [, path = '', rest = ''] = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(target) ?? []
  const parts = path.split('/').map((part) => (isReadable(part) ? part : part.replaceAll('%', '%25')))
  return `${path.startsWith('/') ? '' : '/'}${parts.join('/')}${rest}`
}

class WithoutHost extends Error {
  readonly statusCode = 400
}

/** HTTP wants it refused (RFC 9112, 3.2). */
export const refuseWithoutHost = (app: FastifyInstance) =>
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new WithoutHost('no host')
  })

/** An `Expect` of something that nobody knows may be ignored (RFC 9110, 10.1.1): the request is answered by itself. */
export const ignoreExpectations = (app: FastifyInstance) =>
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

interface Unread {
  production: boolean
  trustedProxies: readonly string[]
  /** Counts it as a stranger’s call; throws when it is too many. */
  guard: (session: undefined, ip: string) => void
  log: FastifyBaseLogger
}

/**
 * Answers what Node’s parser gives up: no HTTP, headers too large or with NUL, a request that never ends. Node would
 * send a bare status. Of the request nothing is known, so the sentence is Chinese. Who comes through a proxy has its
 * address, and the proxy must not pay for them.
 */
export const answerUnread =
  ({ production, trustedProxies, guard, log }: Unread) =>
  (error: NodeJS.ErrnoException, socket: Socket) => {
    // The border: Node keeps here which response a connection is in the middle of. Another must not begin inside it.
    const { _httpMessage: begun } = socket as Socket & { _httpMessage?: ServerResponse | null }
    if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) return socket.destroy()
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
    const status = isTooMany(() => trustedProxies.includes(address) || guard(undefined, address))
      ? 429
      : (statuses[error.code ?? ''] ?? 400)
    const reference = randomUUID()
    log.info({ unread: error.code, status, reqId: reference })
    const body = JSON.stringify(faultEnvelope('zh', reference))
    const headers = {
      ...headersOfAll({ production }),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    return socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  }

const isTooMany = (count: () => unknown) => {
  try {
    count()
    return false
  } catch {
    return true
  }
}

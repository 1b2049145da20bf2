import { readFile } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import type { Deps } from './deps.ts'
import { gateKeyService } from './features/gate/key.service.ts'
import { proofService } from './features/login/proof.service.ts'
import { openingService } from './features/registration/opening.service.ts'
import { gatheringService } from './features/securityLog/gathering.service.ts'
import { tokenService } from './features/session/token.service.ts'
import { staffSessionService } from './features/staff/staffSession.service.ts'
import { features, metrics } from './features.ts'
import { border, faultOf, notFoundHandler } from './http/border.ts'
import { endGently } from './http/ending.ts'
import { callGuard, floodGuard, knownSessions, usualFloodLimit } from './http/flood.ts'
import { health, type Started } from './http/health.ts'
import { type LogStream, logging } from './http/log.ts'
import { type Overload, overloadGuard } from './http/overload.ts'
import type { Principals } from './http/principals.ts'
import { securityHeaders } from './http/security.ts'
import { onSecurityEvent } from './http/securityEvents.ts'
import { serve } from './http/serve.ts'
import { answerUnread, ignoreExpectations, readableTarget, refuseWithoutHost } from './http/unreadable.ts'

const principalsFrom = (deps: Deps): Principals => ({
  member: tokenService(deps).principal,
  proofMissing: proofService(deps).missing,
  staff: staffSessionService(deps).principal,
  registration: openingService(deps).principal,
  gate: gateKeyService(deps).principal,
})

export interface AppOptions {
  log?: boolean | LogStream
  /** In tests: a refusal that the contract does not announce is a fault. */
  strict?: boolean
  /** Proxies whose word about the caller’s address is trusted: exact addresses. */
  trustedProxies?: string[]
  metricsToken?: string | undefined
  /**
   * Requests a minute from one network address before a 429; a session and a stranger get a part of it for their calls.
   */
  floodLimit?: number
  /** When calls are turned away. Left out, never: an embedded database makes everything late. */
  overload?: Overload | undefined
  /** Left out, all has begun before. */
  started?: Started
  /** Milliseconds between two writes of the security log. */
  writeEvery?: number
}

/** Written by `npm run docs`; a law says when it is old. */
const openapiFile = new URL('../../docs/openapi.json', import.meta.url)

export const buildApp = async (deps: Deps, options: AppOptions = {}) => {
  const {
    log = false,
    strict = false,
    trustedProxies = [],
    metricsToken,
    floodLimit = usualFloodLimit,
    overload,
    started = () => 0,
    writeEvery = 1000,
  } = options
  const app = Fastify({
    bodyLimit: 64 * 1024,
    rewriteUrl: ({ url }) => readableTarget(url),
    clientErrorHandler: (error, socket) => unread(error, socket),
    requestTimeout: 15_000,
    // A client that sends drop by drop keeps its connection no longer than this; checked each second (T-130).
    // Node would refuse a request without a host by itself, with none of our headers.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    logger: log && { ...logging, ...(typeof log === 'object' && { stream: log }) },
    // We write one line per request, below; the framework’s two would have whole addresses in them.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    // Half-open connections must not hold up the end of the process.
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while the process ends is answered like any other. Fastify would
    // send a 503 that is none of ours, and a proxy must not send a POST twice.
    return503OnClosing: false,
    // All that fits into the headers: a longer name of a picture is missing like a shorter one.
    routerOptions: { maxParamLength: 16 * 1024 },
  })
  const production = !deps.development
  const guard = callGuard(deps.clock, floodLimit)
  const known = knownSessions(deps.clock)
  const unread = answerUnread({ production, trustedProxies, guard, log: app.log })
  app.removeContentTypeParser('text/plain')
  border(app, deps)
  endGently(app)
  securityHeaders(app, { production })
  refuseWithoutHost(app)
  ignoreExpectations(app)
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...request.logged })
    done()
  })
  await floodGuard(app, floodLimit, known)
  notFoundHandler(app)
  await app.register(multipart)
  health(app, { db: deps.db, started, metricsToken, development: deps.development, metrics: () => metrics(deps) })

  const securityLog = gatheringService(deps, {
    writeEvery,
    complain: (fault, lost) => app.log.error({ ...faultOf(fault), lost }, 'security log'),
  })
  app.addHook('onClose', securityLog.write)

  const rooms = { principals: principalsFrom(deps), clock: deps.clock, guard, known, strict, origin: deps.origin }
  await app.register(async (calls) => {
    calls.addHook('onRequest', (_, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    onSecurityEvent(calls, securityLog.note)
    if (overload) await overloadGuard(calls, started, overload)
    for (const { routes, desk, addresses } of features) {
      if (routes) serve(calls, routes(deps), rooms)
      if (desk) serve(calls, desk(deps), rooms)
      addresses?.(calls, deps)
    }
    if (deps.development)
      calls.get('/api/openapi.json', async (_, reply) =>
        reply.type('application/json').send(await readFile(openapiFile)),
      )
  })
  return app
}

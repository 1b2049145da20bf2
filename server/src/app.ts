import { readFile } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import { cleaningJobs } from './cleaning.ts'
import type { Deps } from './deps.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { activationRoutes } from './features/activation/activation.routes.ts'
import { applicationDesk, bureauPhotos } from './features/application/application.desk.ts'
import { applicationRoutes } from './features/application/application.routes.ts'
import { cardJobs } from './features/card/card.jobs.ts'
import { cardRoutes } from './features/card/card.routes.ts'
import { consentRoutes } from './features/consent/consent.routes.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { fileRoutes } from './features/file/file.routes.ts'
import { governmentReturn, governmentRoutes } from './features/government/government.routes.ts'
import { guardianRoutes } from './features/guardian/guardian.routes.ts'
import { letterJobs } from './features/letter/letter.jobs.ts'
import { smsVolumeService } from './features/limit/smsVolume.service.ts'
import { loginJobs } from './features/login/login.jobs.ts'
import { loginRoutes } from './features/login/login.routes.ts'
import { recoveryJobs } from './features/recovery/recovery.jobs.ts'
import { recoveryRoutes } from './features/recovery/recovery.routes.ts'
import { openingService } from './features/registration/opening.service.ts'
import { registrationRoutes } from './features/registration/registration.routes.ts'
import { gatheringService } from './features/securityLog/gathering.service.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import { tokenService } from './features/session/token.service.ts'
import { siteDesk } from './features/site/site.desk.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { staffDesk } from './features/staff/staff.desk.ts'
import { staffSessionService } from './features/staff/staffSession.service.ts'
import { border, faultOf, nothingThere } from './http/border.ts'
import { endConnections } from './http/ending.ts'
import { callGuard, floodGuard, usualFloodLimit } from './http/flood.ts'
import { health } from './http/health.ts'
import { type LogStream, logging } from './http/log.ts'
import { noteCalls } from './http/noting.ts'
import { type Overload, overloadGuard } from './http/overload.ts'
import { securityHeaders } from './http/security.ts'
import { type Askers, serve } from './http/serve.ts'
import type { JobName, Workers } from './ports/jobs.ts'

const features = [
  siteRoutes,
  siteDesk,
  loginRoutes,
  sessionRoutes,
  registrationRoutes,
  applicationRoutes,
  activationRoutes,
  recoveryRoutes,
  accountRoutes,
  contactRoutes,
  cardRoutes,
  governmentRoutes,
  guardianRoutes,
  consentRoutes,
  staffDesk,
  applicationDesk,
]

const askersFrom = (deps: Deps): Askers => ({
  member: tokenService(deps).asker,
  staff: staffSessionService(deps).asker,
  registration: openingService(deps).asker,
})

/** Every job there is, and who does it. A job without a worker does not compile. */
export const workers = (deps: Deps): Workers => ({
  ...letterJobs(deps),
  ...cardJobs(deps),
  ...loginJobs(deps),
  ...recoveryJobs(deps),
  ...cleaningJobs(deps),
})
export const queues: readonly JobName[] = [
  'login.sendLink',
  'recovery.send',
  'recovery.due',
  'recovery.changeMobile',
  'letter.deliver',
  'card.resume',
  'cleaning.hourly',
]

export interface AppOptions {
  log?: boolean | LogStream
  /** In tests: a refusal that the contract does not announce is a fault. */
  strict?: boolean
  /** Proxies whose word about the caller’s address is taken: exact addresses. */
  trustedProxies?: string[]
  metricsToken?: string | undefined
  /** Requests a minute from one address before it is answered 429; calls of a session, of a stranger: a part of it. */
  floodLimit?: number
  /** When calls are turned away; without it never, as where one database in the process makes everything late. */
  overload?: Overload | undefined
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
    writeEvery = 1000,
  } = options
  const app = Fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    // Who sends drop by drop holds a connection no longer than this; looked at each second (T-130).
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    logger: log && { ...logging, ...(typeof log === 'object' && { stream: log }) },
    // One line a request is ours, below; the framework’s two would have whole addresses in them.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    // Half-open connections must not hold up the end of the process.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  app.removeContentTypeParser('text/plain')
  border(app)
  endConnections(app)
  await securityHeaders(app, { production: !deps.development })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...request.told })
  })
  await floodGuard(app, floodLimit)
  nothingThere(app)
  await app.register(multipart)
  health(app, { db: deps.db, metricsToken, raised: smsVolumeService(deps).raised })

  const securityLog = gatheringService(deps, {
    writeEvery,
    complain: (fault, lost) => app.log.error({ ...faultOf(fault), lost }, 'security log'),
  })
  app.addHook('onClose', securityLog.write)

  const guard = callGuard(deps.clock, floodLimit)
  const rooms = { askers: askersFrom(deps), clock: deps.clock, guard, strict, origin: deps.origin }
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })
    noteCalls(calls, securityLog.note)
    if (overload) await overloadGuard(calls, overload)
    for (const routes of features) serve(calls, routes(deps), rooms)
    fileRoutes(calls, deps)
    bureauPhotos(calls, deps)
    governmentReturn(calls, deps)
    if (deps.development)
      calls.get('/api/openapi.json', async (_, reply) =>
        reply.type('application/json').send(await readFile(openapiFile)),
      )
  })
  return app
}

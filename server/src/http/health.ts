import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../database/database.ts'
import { obstacle } from '../database/readiness.ts'
import type { Complain, Metric } from '../feature.ts'
import { faultOf } from './border.ts'

/** When all had begun, in milliseconds of `performance.now()`; undefined until then. */
export type Started = () => number | undefined

interface Watched {
  db: Db
  started: Started
  /** Lets who sends it read the metrics. Left out, nobody may in production; in development this machine. */
  metricsToken: string | undefined
  development: boolean
  /** Shown beside those of the process; asked for anew for each answer. */
  metrics: () => readonly Metric[]
}

/** What proxies write, each in its way. A proxy that writes nothing is why production asks for a token. */
const ofProxy = /^(x-forwarded|forwarded$|via$|x-real-ip$)/

const isLocal = ({ socket, headers }: FastifyRequest) =>
  /^(::1|127\.|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => ofProxy.test(name))

const digest = (text: string) => createHash('sha256').update(text).digest()
/** Takes as long for any other text, so that nothing is learnt from how long it takes. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/** One that cannot be read must not hide the others: it is missing, and the log says why. */
const show = async (metrics: readonly Metric[], complain: Complain) => {
  const registry = new Registry()
  const add = async ({ name, help, labels, read }: Metric) => {
    const rows = await read()
    const gauge = new Gauge({ name, help, labelNames: labels, registers: [registry] })
    for (const row of rows) gauge.set(row.labels, row.value)
  }
  await Promise.all(metrics.map((metric) => add(metric).catch(complain)))
  return registry.metrics()
}

/** `/healthz`: the process lives. `/readyz`: it can serve requests, or the reason why not. `/metrics`: for Prometheus, not public. */
export const health = (app: FastifyInstance, { db, started, metricsToken, development, metrics }: Watched) => {
  const ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [ofProcess],
  })
  const reachable = new Gauge({
    name: 'database_reachable',
    help: '0 while it does not answer: what is read from its tables is missing then',
    registers: [ofProcess],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
    done()
  })

  const complain = (fault: unknown) => app.log.error(faultOf(fault as Error), 'metrics')
  const uncounted = { config: { uncounted: true as const } }
  app.get('/healthz', uncounted, async () => ({ status: 'alive' }))
  app.get('/readyz', uncounted, async (_, reply) => {
    const reason = (app.isEnding() && 'closing') || (started() === undefined && 'starting') || (await obstacle(db))
    return reason ? reply.code(503).send({ status: 'not ready', reason }) : { status: 'ready' }
  })
  app.get('/metrics', async (request, reply) => {
    const allowed = metricsToken
      ? isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
      : development && isLocal(request)
    if (!allowed) return reply.callNotFound()
    // An outage must not close the operator’s eyes.
    const isReachable = (await obstacle(db)) !== 'database'
    reachable.set(isReachable ? 1 : 0)
    const ofTables = isReachable ? await show(metrics(), complain) : ''
    return reply.type(ofProcess.contentType).send(`${await ofProcess.metrics()}\n${ofTables}`)
  })
}

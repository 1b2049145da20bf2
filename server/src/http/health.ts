import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../database/database.ts'
import { obstacle } from '../database/readiness.ts'
import type { Metric } from '../feature.ts'
import { type Alarm, alarms } from '../ports/alarms.ts'

interface Watched {
  db: Db
  /** Lets others read the metrics. Left out, only this machine may, and never through a proxy. */
  metricsToken: string | undefined
  /** Shown beside those of the process. */
  metrics: readonly Metric[]
  /** The raised alarms, over all processes. */
  raised: () => Promise<Alarm[]>
}

const isLocal = ({ socket, headers }: FastifyRequest) =>
  /^(::1|127\.|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined

/** Read anew for each answer. What is not there any more is shown no longer. */
const show = (registry: Registry, { name, help, labels, read }: Metric) =>
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      const rows = await read()
      this.reset()
      for (const row of rows) this.set(row.labels, row.value)
    },
  })

/** `/healthz`: the process lives. `/readyz`: it can serve requests, or the reason why not. `/metrics`: for Prometheus, not public. */
export const health = (app: FastifyInstance, { db, metricsToken, metrics, raised }: Watched) => {
  const ofProcess = new Registry()
  const ofTables = new Registry()
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
  new Gauge({
    name: 'alarm',
    help: '1 while it stands',
    labelNames: ['alarm'],
    registers: [ofTables],
    async collect() {
      const standing = await raised()
      for (const alarm of alarms) this.set({ alarm }, standing.includes(alarm) ? 1 : 0)
    },
  })
  for (const metric of metrics) show(ofTables, metric)
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
  })

  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    const reason = closing ? 'closing' : await obstacle(db)
    return reason ? reply.code(503).send({ status: 'not ready', reason }) : { status: 'ready' }
  })
  app.get('/metrics', async (request, reply) => {
    const allowed = metricsToken ? request.headers.authorization === `Bearer ${metricsToken}` : isLocal(request)
    if (!allowed) return reply.callNotFound()
    // An outage must not close the operator’s eyes.
    const isReachable = (await obstacle(db)) !== 'database'
    const tables = isReachable ? await ofTables.metrics().catch(() => undefined) : undefined
    reachable.set(tables === undefined ? 0 : 1)
    return reply.type(ofProcess.contentType).send(`${await ofProcess.metrics()}\n${tables ?? ''}`)
  })
}

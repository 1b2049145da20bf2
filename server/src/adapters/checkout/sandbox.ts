import { randomUUID } from 'node:crypto'
import { addDays } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/database.ts'
import type { Round } from '../../feature.ts'
import { sandboxPolicy } from '../../http/sandboxPage.ts'
import type { Keys } from '../../keys.ts'
import { type Checkout, CheckoutProblem, type CheckoutStanding } from '../../ports/checkout.ts'
import { after, type Clock, minute } from '../../ports/clock.ts'
import { readNews, signedHeaders } from './news.ts'
import { checkoutPage, type SandboxWay, sandboxWays } from './sandboxPage.ts'
import { sandboxCheckoutStore } from './sandboxStore.ts'

const path = '/dev/checkout'

interface Surroundings {
  db: Db
  clock: Clock
  keys: Keys
  /** The portal’s address: the pages are below it. */
  origin: string
  /** The path at which the portal hears news. */
  newsPath: string
}

const isWay = (given: string): given is SandboxWay => sandboxWays.some((way) => way === given)

/**
 * The sandbox in place of a provider of payments: a page on which one chooses what happens. It signs its news and sends
 * it to the portal’s own address, as a provider does. Nothing is charged: only for development.
 */
export const checkoutSandbox = ({ db, clock, keys, origin, newsPath }: Surroundings) => {
  const store = sandboxCheckoutStore(db)
  const secret = keys.keyFor('sandbox checkout').toString('base64url')
  // Signatures have the true time: the clock of a demonstration may be moved.
  const machine = () => new Date()
  let server: FastifyInstance | undefined

  type Row = NonNullable<Awaited<ReturnType<typeof store.look>>>
  const standingOf = ({ amount, paidAt, endedAt, payBy }: Row): CheckoutStanding => {
    if (paidAt) return { state: 'paid', amount, paidAt }
    return { state: endedAt || payBy <= clock.now() ? 'ended' : 'open', amount: 0, paidAt: null }
  }
  const known = async (reference: string) => {
    const row = await store.look(reference)
    if (!row) throw new CheckoutProblem('refused')
    return row
  }

  const checkout: Checkout = {
    provider: 'sandbox',
    async open({ key, amount, said, locale, payBy, returnTo }) {
      const fresh = { reference: randomUUID(), key, amount, said, locale, payBy, returnTo, endedAt: null, paidAt: null }
      const { reference } = await store.open(fresh)
      return { reference, address: `${origin}${path}/${reference}` }
    },
    standing: async (reference) => standingOf(await known(reference)),
    async end(reference) {
      await store.settle(reference, { endedAt: clock.now() })
      return standingOf(await known(reference))
    },
    async refund({ key, reference, amount }) {
      const row = await known(reference)
      if (await store.isRefunded(key)) return { state: 'sent' }
      if (!row.paidAt || (await store.refunded(reference)) + amount > row.amount) throw new CheckoutProblem('refused')
      if (await store.refund({ key, reference, amount, at: clock.now() }))
        await tell(row, { kind: 'refunded', key, amount })
      return { state: 'sent' }
    },
    async movements(day) {
      const [from, until] = [clock.at(day, '00:00'), clock.at(addDays(day, 1), '00:00')]
      const paid = await store.paidBetween(from, until)
      const back = await store.refundedBetween(from, until)
      return [
        ...paid.map((one) => ({ ...one, kind: 'payment' as const, id: `paid ${one.reference}` })),
        ...back.map((one) => ({ ...one, kind: 'refund' as const, id: `refund ${one.key}` })),
      ]
    },
    read: readNews(secret, machine),
  }

  interface Telling {
    kind: 'paid' | 'refunded'
    key?: string
    amount?: number
  }
  /** Writes down what is to be sent, as often as it is to be sent. */
  const tell = async ({ reference, key, amount }: Row, telling: Telling, { dueAt = clock.now(), times = 1 } = {}) => {
    const body = JSON.stringify({
      ...{ id: randomUUID(), reference, key, amount, at: clock.now().toISOString() },
      ...telling,
    })
    await store.tell(Array.from({ length: times }, () => ({ id: randomUUID(), body, dueAt })))
  }
  /** Our own server is reached without the network: it cannot know its address. */
  const send = async (body: string) => {
    const headers = { 'content-type': 'application/json', ...signedHeaders(secret, body, machine()) }
    return (await server?.inject({ method: 'POST', url: newsPath, headers, payload: body }))?.statusCode
  }
  /** Sends what is due, all at once. What the portal did not take is sent again, as providers do. */
  const sendDue = async () => {
    const due = await store.due(clock.now())
    const statuses = await Promise.all(due.map(({ body }) => send(body)))
    const again = due.filter((_, place) => statuses[place] !== 200)
    if (again.length > 0) await store.tell(again.map((news) => ({ ...news, dueAt: after(clock.now(), minute) })))
    return due.length
  }

  const act = async (row: Row, way: SandboxWay) => {
    if (way === 'refuse' || !(await store.settle(row.reference, { paidAt: clock.now() })) || way === 'silent') return
    if (way === 'late') return tell(row, { kind: 'paid' }, { dueAt: after(clock.now(), 10 * minute) })
    await tell(row, { kind: 'paid' }, { times: way === 'twice' ? 2 : 1 })
    await sendDue()
  }

  const mount = (app: FastifyInstance) => {
    server = app
    app.register(async (sandbox) => {
      sandbox.removeAllContentTypeParsers()
      // Its forms have no fields.
      sandbox.addContentTypeParser('*', (_request, _payload, done) => done(null))
      sandbox.addHook('onRequest', async (_, reply) => {
        reply.header('content-security-policy', sandboxPolicy).header('cache-control', 'no-store')
      })
      type Named = { Params: { reference: string; way: string } }
      sandbox.get<Named>(`${path}/:reference`, async ({ params }, reply) => {
        const row = await store.look(params.reference)
        if (!row) return reply.code(404).send()
        const page = checkoutPage({ ...row, address: `${path}/${row.reference}`, state: standingOf(row).state })
        return reply.type('text/html; charset=utf-8').send(page)
      })
      sandbox.post<Named>(`${path}/:reference/:way`, async ({ params }, reply) => {
        const row = await store.look(params.reference)
        if (!row || !isWay(params.way)) return reply.code(404).send()
        if (standingOf(row).state === 'open') await act(row, params.way)
        return reply.redirect(row.returnTo, 303)
      })
    })
  }

  const round: Round = { every: 1000, go: sendDue }
  /** Pays a page as somebody did who pressed *pay without news*; the demonstration has payments before anybody comes. */
  const pay = (reference: string) => store.settle(reference, { paidAt: clock.now() })
  return { checkout, mount, round, pay, newsSecret: secret }
}

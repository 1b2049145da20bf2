import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { hostedCheckout } from '../adapters/checkout/hosted.ts'
import { signedHeaders } from '../adapters/checkout/news.ts'

interface Page {
  reference: string
  key: string
  amount: number
  state: 'open' | 'paid' | 'ended'
  paidAt: string | null
}
interface Asked {
  key: string
  reference: string
  amount: number
}
/** A question of the portal, as it came. */
interface Question {
  method: string
  path: string
  payBy?: string
}
/**
 * `hanging`: takes the connection and says nothing; `halting`: stops in the middle of an answer; `failing_slowly`: in the
 * middle of an error; `cutting`: ends the connection.
 */
export const silences = ['out_of_order', 'garbage', 'hanging', 'halting', 'failing_slowly', 'cutting'] as const
export type Silence = (typeof silences)[number]
/** At which moment of a question: before it has any effect, before its answer leaves, and when that has left. */
type Moment = 'asked' | 'done' | 'answered'
/** Whoever says `lost` ends the connection at that moment; `silent` leaves it open, and nothing more is said. */
type Listener = (moment: Moment, question: Question) => 'lost' | 'silent' | undefined

/** A provider that keeps the contract of docs/checkout as the real one has to. */
export const openCheckoutServer = async () => {
  const [key, newsSecret] = ['the key of the portal', 'the secret of the news']
  const pages = new Map<string, Page>()
  const refunds = new Map<string, Asked>()
  /** Each page by its key: the same question gets the same page. */
  const byKey = new Map<string, Page>()
  const questions: Question[] = []
  let silence: 'none' | Silence = 'none'
  let onMoment: Listener = () => undefined

  const open = ({ key, amount }: { key: string; amount: number }) => {
    const page = byKey.get(key) ?? { reference: randomUUID(), key, amount, state: 'open' as const, paidAt: null }
    byKey.set(key, page)
    pages.set(page.reference, page)
    return { reference: page.reference, address: `https://pay.example/${page.reference}` }
  }
  const standing = ({ state, amount, paidAt }: Page) => ({ state, amount: state === 'paid' ? amount : 0, paidAt })
  const refund = (asked: Asked) => {
    const page = pages.get(asked.reference)
    if (refunds.has(asked.key)) return { state: 'done' }
    const back = [...refunds.values()].filter(({ reference }) => reference === asked.reference)
    const left = (page?.state === 'paid' ? page.amount : 0) - back.reduce((sum, { amount }) => sum + amount, 0)
    if (asked.amount > left) return undefined
    refunds.set(asked.key, asked)
    return { state: 'done' }
  }

  /** One on a page, so that whoever reads them has to turn pages. */
  const movements = (after: string | null) => {
    const at = new Date().toISOString()
    const all = [
      ...[...pages.values()]
        .filter(({ state }) => state === 'paid')
        .map(({ reference, key, amount, paidAt }) => ({
          id: `p ${key}`,
          kind: 'payment',
          key,
          reference,
          amount,
          at: paidAt,
        })),
      ...[...refunds.values()].map((one) => ({ id: `r ${one.key}`, kind: 'refund', ...one, at })),
    ]
    const from = after === null ? 0 : Number(after)
    return { movements: all.slice(from, from + 1), next: from + 1 < all.length ? String(from + 1) : null }
  }

  const server = createServer(async (request, response) => {
    const question: Question = { method: request.method ?? '', path: request.url ?? '' }
    questions.push(question)
    const answer = (status: number, body: unknown) => {
      const heard = onMoment('done', question)
      if (heard === 'silent') return
      if (heard === 'lost') return request.socket.destroy()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      return response.once('close', () => onMoment('answered', question))
    }
    if (silence === 'hanging') return
    if (silence === 'cutting') return request.socket.destroy()
    if (silence === 'halting' || silence === 'failing_slowly')
      return response.writeHead(silence === 'halting' ? 200 : 503).write('{')
    if (silence === 'out_of_order') return answer(503, {})
    if (silence === 'garbage') return response.end('<html>')
    const heard = onMoment('asked', question)
    if (heard === 'silent') return
    if (heard === 'lost') return request.socket.destroy()
    if (request.headers.authorization !== `Bearer ${key}`) return answer(401, {})
    const [, thing, reference = '', act] = (request.url ?? '').split('/')
    const page = pages.get(reference)
    if (request.method === 'POST' && thing === 'checkouts' && reference === '') {
      const asked = (await json(request)) as { key: string; amount: number; payBy: string }
      question.payBy = asked.payBy
      if (request.headers['idempotency-key'] !== asked.key) return answer(400, {})
      return answer(200, open(asked))
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider')
    if (pathname === '/movements') return answer(200, movements(searchParams.get('after')))
    if (thing === 'refunds') {
      const made = refund((await json(request)) as Asked)
      return made ? answer(200, made) : answer(422, {})
    }
    if (!page) return answer(404, {})
    if (act === 'end' && page.state === 'open') page.state = 'ended'
    return answer(200, standing(page))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const access = { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key, newsSecret }
  return {
    access,
    /** The adapter that is shipped; it waits so many milliseconds for an answer. */
    asked: (within: number) => hostedCheckout({ ...access, within }, { now: () => new Date() }),
    be: (next: typeof silence) => {
      silence = next
    },
    /** Who listens to what happens here. */
    listen: (next: Listener) => {
      onMoment = next
    },
    /** What the portal has asked, in order. */
    questions,
    pages: () => [...pages.values()],
    /** All that was asked and done here until now. */
    forget: () => {
      for (const kept of [pages, byKey, refunds]) kept.clear()
      questions.length = 0
    },
    refunds: () => [...refunds.values()],
    /** Somebody pays on the page. */
    pay: async (reference: string) => {
      const page = pages.get(reference)
      if (page?.state === 'open') Object.assign(page, { state: 'paid', paidAt: new Date().toISOString() })
    },
    /** News, as it would be posted. */
    news: (about: object, at = new Date()) => {
      const body = JSON.stringify({ id: randomUUID(), at: at.toISOString(), ...about })
      return { body, headers: signedHeaders(newsSecret, body, at) }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

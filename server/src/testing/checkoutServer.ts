import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
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

/** A provider that keeps the contract of docs/checkout as the real one has to. */
export const openCheckoutServer = async () => {
  const [key, newsSecret] = ['the key of the portal', 'the secret of the news']
  const pages = new Map<string, Page>()
  const refunds = new Map<string, Asked>()
  /** Each page by its key: the same question gets the same page. */
  const byKey = new Map<string, Page>()
  let silence: 'none' | 'out_of_order' | 'garbage' = 'none'

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
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (silence === 'out_of_order') return answer(503, {})
    if (silence === 'garbage') return response.end('<html>')
    if (request.headers.authorization !== `Bearer ${key}`) return answer(401, {})
    const [, thing, reference = '', act] = (request.url ?? '').split('/')
    const page = pages.get(reference)
    if (request.method === 'POST' && thing === 'checkouts' && reference === '') {
      const asked = (await json(request)) as { key: string; amount: number }
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

  return {
    access: { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key, newsSecret },
    be: (next: typeof silence) => {
      silence = next
    },
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

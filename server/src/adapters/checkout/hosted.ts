import { z } from 'zod/mini'
import { type Checkout, CheckoutProblem, type CheckoutStanding, type ProviderMovement } from '../../ports/checkout.ts'
import { readNews } from './news.ts'

export interface CheckoutAccess {
  /** An https address without a slash at the end; the paths of the contract follow it. */
  address: string
  /** Goes with each question of ours. */
  key: string
  /** Signs the news of the provider. */
  newsSecret: string
  /** Milliseconds for one question. Somebody waits for it. */
  within?: number
}

const largest = 65_536
const name = z.string().check(z.minLength(1), z.maxLength(100))
const opened = z.object({ reference: name, address: z.url({ protocol: /^https?$/ }) })
const standing = z.object({
  state: z.enum(['open', 'paid', 'ended']),
  amount: z.int().check(z.nonnegative()),
  paidAt: z.nullable(z.iso.datetime({ offset: true })),
})
const refunded = z.object({ state: z.enum(['sent', 'done']) })

const moved = z.object({
  movements: z
    .array(
      z.object({
        id: name,
        kind: z.enum(['payment', 'refund', 'fee', 'payout']),
        key: z.nullable(name),
        reference: name,
        amount: z.int().check(z.positive()),
        at: z.iso.datetime({ offset: true }),
      }),
    )
    .check(z.maxLength(200)),
  next: z.nullable(name),
})
/** Pages of one day: more is a provider that goes round in a circle. */
const mostPages = 1000

const standingFrom = ({ paidAt, ...rest }: z.output<typeof standing>): CheckoutStanding => ({
  ...rest,
  paidAt: paidAt === null ? null : new Date(paidAt),
})
const unavailable = (cause?: unknown) => new CheckoutProblem('unavailable', { cause })

/** The provider over HTTP, by the contract in docs/checkout: questions carry a key, news a signature. */
export const hostedCheckout = (
  { address, key, newsSecret, within = 8000 }: CheckoutAccess,
  { now }: { now: () => Date },
): Checkout => {
  const ask = async <Answer extends z.ZodMiniType>(
    method: 'GET' | 'POST',
    path: string,
    answer: Answer,
    question?: { idempotencyKey: string; body: object },
  ): Promise<z.output<Answer>> => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(question && { 'content-type': 'application/json', 'idempotency-key': question.idempotencyKey }),
      },
      ...(question && { body: JSON.stringify(question.body) }),
      // The key is for the configured address alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
    }).catch((error: unknown) => {
      throw unavailable(error)
    })
    if (!response.ok) {
      // The status has said it; an unread body would keep the connection.
      await response.body?.cancel()
      // 401 and 403 are a mistake between the two houses, 408 and 429 pass: only what is about this question is final.
      throw new CheckoutProblem([400, 404, 409, 422].includes(response.status) ? 'refused' : 'unavailable')
    }
    const { data } = answer.safeParse(await bodyOf(response))
    if (!data) throw unavailable()
    return data
  }

  return {
    provider: 'hosted',
    open: ({ key, amount, said, locale, payBy, returnTo }) =>
      ask('POST', '/checkouts', opened, {
        idempotencyKey: key,
        body: { key, amount, currency: 'MOP', description: said, locale, payBy: payBy.toISOString(), returnTo },
      }),
    standing: async (reference) =>
      standingFrom(await ask('GET', `/checkouts/${encodeURIComponent(reference)}`, standing)),
    end: async (reference) => {
      const path = `/checkouts/${encodeURIComponent(reference)}/end`
      return standingFrom(await ask('POST', path, standing, { idempotencyKey: `end ${reference}`, body: {} }))
    },
    refund: ({ key, reference, amount }) =>
      ask('POST', '/refunds', refunded, { idempotencyKey: key, body: { key, reference, amount, currency: 'MOP' } }),
    async movements(day) {
      const found: ProviderMovement[] = []
      let after: string | null = null
      for (let pages = 0; pages < mostPages; pages += 1) {
        const query: string = new URLSearchParams({ day, ...(after !== null && { after }) }).toString()
        const page: z.output<typeof moved> = await ask('GET', `/movements?${query}`, moved)
        found.push(...page.movements.map(({ at, ...one }) => ({ ...one, at: new Date(at) })))
        after = page.next
        if (after === null) return found
      }
      throw unavailable()
    },
    read: readNews(newsSecret, now),
  }
}

/** The body as JSON; what is larger than an answer can be is not read to its end. */
const bodyOf = async (response: Response): Promise<unknown> => {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > largest) return undefined
      parts.push(part)
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch (error) {
    throw unavailable(error)
  }
}

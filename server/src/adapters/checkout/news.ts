import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod/mini'
import type { CheckoutNews, NewsHeaders } from '../../ports/checkout.ts'

/** Seconds for which a signature is good, before and after its time: whoever has overheard news cannot repeat it later. */
const goodFor = 300

const amount = z.int().check(z.positive())
const name = z.string().check(z.minLength(1), z.maxLength(100))

/** News as it is sent. Times are ISO 8601 with an offset. */
const written = z.object({
  id: name,
  kind: z.enum(['paid', 'refunded']),
  key: name,
  reference: name,
  amount,
  at: z.iso.datetime({ offset: true }),
})

const signatureOf = (secret: string, timestamp: string, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()

/** The headers of news that we send in the place of a provider. */
export const signedHeaders = (secret: string, body: string, at: Date) => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return { 'x-timestamp': timestamp, 'x-signature': signatureOf(secret, timestamp, body).toString('hex') }
}

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * Reads news that was signed with this secret. `now` is the time of the machine: the clock of a demonstration may stand
 * elsewhere.
 */
export const readNews =
  (secret: string, now: () => Date) =>
  ({ timestamp = '', signature = '' }: NewsHeaders, body: Buffer): CheckoutNews | undefined => {
    if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return undefined
    if (Math.abs(now().getTime() / 1000 - Number(timestamp)) > goodFor) return undefined
    if (!timingSafeEqual(signatureOf(secret, timestamp, body), Buffer.from(signature, 'hex'))) return undefined
    const { data } = written.safeParse(parsed(body))
    return data && { ...data, at: new Date(data.at) }
  }

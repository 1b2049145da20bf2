import { createHmac } from 'node:crypto'
import { type Failure, longestSending, type Sms, Undelivered } from '../../ports/mail.ts'

/** Statuses about the portal, not about a message. */
const aboutEverybody: Record<number, Failure> = {
  401: 'login_refused',
  403: 'login_refused',
  408: 'timed_out',
  429: 'overloaded',
}
/** Statuses that say that this message will never be taken. A 404 says that the address of the gateway is wrong. */
const aboutMessage = [400, 413, 422]

const reasonFor = (status: number): Failure => {
  if (aboutMessage.includes(status)) return 'address_refused'
  return aboutEverybody[status] ?? 'out_of_order'
}
const reasonOf = (error: unknown): Failure =>
  error instanceof DOMException && error.name === 'TimeoutError' ? 'timed_out' : 'unreachable'

interface Gateway {
  address: string
  secret: string
  /** Milliseconds for the whole. */
  within?: number
}

/** Text messages leave through an HTTP gateway; the body is signed with a shared secret (HMAC-SHA-256, hex). */
export const gatewaySms = ({ address, secret, within = longestSending }: Gateway): Sms => ({
  async send({ key, to, body }) {
    const message = JSON.stringify({ id: key, to: `+853${to}`, text: body })
    const signature = createHmac('sha256', secret).update(message).digest('hex')
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-signature': signature },
      body: message,
      // Number and code are for the configured address alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
    }).catch((error: unknown) => {
      throw new Undelivered(reasonOf(error))
    })
    // The status has said it; an unread body would keep the connection.
    await response.body?.cancel()
    if (!response.ok) throw new Undelivered(reasonFor(response.status))
  },
})

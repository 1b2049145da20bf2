import { createHmac } from 'node:crypto'
import type { Sms } from '../../ports/mail.ts'

/** Text messages leave through an HTTP gateway; the body is signed with a shared secret (HMAC-SHA-256, hex). */
export const gatewaySms = (address: string, sharedSecret: string): Sms => ({
  async send({ key, to, body }) {
    const message = JSON.stringify({ id: key, to: `+853${to}`, text: body })
    const signature = createHmac('sha256', sharedSecret).update(message).digest('hex')
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-signature': signature },
      body: message,
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
  },
})

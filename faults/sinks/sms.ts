import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { newPort } from '../ports.ts'
import { received } from './received.ts'

/** What the gateway does: `hang` takes a message and never answers. */
export type GatewayMode = 'accept' | 'fail' | 'hang'

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** An SMS gateway that fails as it is told to, checks each signature, and remembers what it has taken. */
export const openSmsGateway = async (secret: string) => {
  const port = await newPort()
  const messages = received()
  let mode: GatewayMode = 'accept'
  let unsigned = 0

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    if (request.headers['x-signature'] !== createHmac('sha256', secret).update(body).digest('hex')) {
      unsigned += 1
      return response.writeHead(401).end()
    }
    if (mode === 'fail') return response.writeHead(500).end()
    const { to, text } = JSON.parse(body)
    messages.add(String(request.headers['idempotency-key']), String(to).replace(/^\+853/, ''), String(text))
    return mode === 'hang' ? undefined : response.writeHead(202).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    address: `http://127.0.0.1:${port}/send`,
    messages,
    /** Messages whose signature was wrong. */
    unsigned: () => unsigned,
    be(now: GatewayMode) {
      mode = now
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { consequenceOf, Undelivered } from '../../ports/mail.ts'
import { gatewaySms } from './gateway.ts'

const listening = async (answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A host that nobody has configured; it takes whatever comes. */
const askedElsewhere: string[] = []
const elsewhere = await listening(({ method = '' }, response) => {
  askedElsewhere.push(method)
  response.end()
})
let status: number | 'nothing' | 'a broken answer' = 200
/** What the gateway got last. */
let received: { headers: IncomingHttpHeaders; body: string } = { headers: {}, body: '' }
const address = await listening(async (request, response) => {
  received = { headers: request.headers, body: await text(request) }
  if (status === 'nothing') return
  if (status === 'a broken answer')
    return void response.writeHead(200, { 'content-length': 100 }).write('{', () => response.destroy())
  response.writeHead(status, { location: elsewhere }).end('{"to":"66123456"}')
})

const message = { key: 'k1', to: '66123456', subject: '', body: '123456' }
const sms = gatewaySms({ address, secret: 'a secret of the gateway' })
const hasty = gatewaySms({ address, secret: 'a secret of the gateway', within: 500 })

test('a message names its recipient with the country, and is signed; a copy is known by its key', async () => {
  status = 200
  await sms.send(message)

  const { headers, body } = received
  expect(JSON.parse(body)).toEqual({ id: 'k1', to: '+85366123456', text: '123456' })
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'k1',
    'x-signature': createHmac('sha256', 'a secret of the gateway').update(body).digest('hex'),
  })
})

test.each([200, 202, 'a broken answer'] as const)('a message that is taken: %s', async (answer) => {
  status = answer

  await expect(sms.send(message)).resolves.toBeUndefined()
})

test.each([
  [500, 'out_of_order', 'away'],
  [503, 'out_of_order', 'away'],
  [404, 'out_of_order', 'away'],
  [301, 'out_of_order', 'away'],
  [302, 'out_of_order', 'away'],
  [303, 'out_of_order', 'away'],
  [307, 'out_of_order', 'away'],
  [308, 'out_of_order', 'away'],
  [401, 'login_refused', 'away'],
  [403, 'login_refused', 'away'],
  [429, 'overloaded', 'away'],
  ['nothing', 'timed_out', 'away'],
  [408, 'timed_out', 'away'],
  [400, 'address_refused', 'refused'],
  [413, 'address_refused', 'refused'],
  [422, 'address_refused', 'refused'],
] as const)('a gateway that answers %s', async (answer, reason, consequence) => {
  status = answer
  const error = await (answer === 'nothing' ? hasty : sms).send(message).catch((error: unknown) => error)

  expect(error).toBeInstanceOf(Undelivered)
  expect(error).toMatchObject({ reason, message: reason })
  expect(consequenceOf(reason)).toBe(consequence)
})

test.each([301, 302, 303, 307, 308])('a gateway that sends us elsewhere with a %s is not followed', async (answer) => {
  status = answer
  askedElsewhere.length = 0
  await sms.send(message).catch(() => {})

  expect(askedElsewhere).toEqual([])
})

test('nobody there: away', async () => {
  const nowhere = gatewaySms({ address: 'http://127.0.0.1:9', secret: 'a secret of the gateway' })

  await expect(nowhere.send(message)).rejects.toMatchObject({ reason: 'unreachable' })
})

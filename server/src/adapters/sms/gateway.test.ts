import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { consequenceOf, Undelivered } from '../../ports/mail.ts'
import { gatewaySms } from './gateway.ts'

let status: number | 'nothing' = 200
const gateway = createServer((_, response) => {
  if (status !== 'nothing') response.writeHead(status).end('{"to":"66123456"}')
})
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
afterAll(async () => {
  gateway.closeAllConnections()
  await new Promise((resolve) => gateway.close(resolve))
})

const message = { key: 'k1', to: '66123456', subject: '', body: '123456' }
const sms = gatewaySms({ address, secret: 'a secret of the gateway', within: 500 })

test('a message that is taken', async () => {
  status = 200

  await expect(sms.send(message)).resolves.toBeUndefined()
})

test.each([
  [500, 'out_of_order', 'away'],
  [503, 'out_of_order', 'away'],
  [404, 'out_of_order', 'away'],
  [401, 'login_refused', 'away'],
  [403, 'login_refused', 'away'],
  [429, 'overloaded', 'away'],
  ['nothing', 'timed_out', 'away'],
  [400, 'address_refused', 'refused'],
  [422, 'address_refused', 'refused'],
] as const)('a gateway that answers %s', async (answer, reason, consequence) => {
  status = answer
  const error = await sms.send(message).catch((error: unknown) => error)

  expect(error).toBeInstanceOf(Undelivered)
  expect(error).toMatchObject({ reason, message: reason })
  expect(consequenceOf(reason)).toBe(consequence)
})

test('nobody there: away', async () => {
  const nowhere = gatewaySms({ address: 'http://127.0.0.1:9', secret: 'a secret of the gateway' })

  await expect(nowhere.send(message)).rejects.toMatchObject({ reason: 'unreachable' })
})

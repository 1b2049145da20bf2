import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { thePortal } from '../testing/portal.ts'

const { deps } = await thePortal()
const app = await buildApp(deps)
afterAll(() => app.close())

test('a server that is about to end closes the connection of each response', async () => {
  const connection = async () => (await app.inject('/healthz')).headers.connection
  const before = await connection()
  app.closeConnections()

  expect(before).not.toBe('close')
  expect(await connection()).toBe('close')
})

test('a request that has begun to arrive when the server closes is answered like any other', async () => {
  const closing = await buildApp(deps)
  const begun = new Promise<void>((resolve) => closing.addHook('preClose', async () => resolve()))
  const { port, hostname } = new URL(await closing.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  const request = 'GET /healthz HTTP/1.1\r\nHost: portal\r\n'
  // With the first response the server has read the beginning of the second request, too.
  socket.write(`${request}\r\n${request}`)
  await once(socket, 'data')
  const closed = closing.close()
  await begun
  socket.write('\r\n')

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n.*"alive"/is)
  await closed
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { thePortal } from '../testing/portal.ts'

const { deps } = await thePortal()

const listening = async () => {
  const app = await buildApp(deps)
  onTestFinished(() => app.close())
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const open = async () => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return socket
  }
  return { app, open }
}
const request = 'GET /healthz HTTP/1.1\r\nHost: portal\r\n'
const ask = (socket: Socket) => socket.write(`${request}\r\n`)
const lastResponse = /^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n.*"alive"/is

test('while the server ends nobody new is accepted, and /readyz says so', async () => {
  const { app, open } = await listening()
  const comes = () =>
    open().then(
      (socket) => socket.destroy(),
      ({ code }) => code,
    )
  const ended = app.end()

  // A busy machine takes some turns to accept who came before; that is long before the end.
  await expect.poll(comes, { interval: 20 }).toBe('ECONNREFUSED')
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'not ready', reason: 'closing' })
  await ended
})

test('a request that has begun to arrive when the server ends is answered, and its connection closed', async () => {
  const { app, open } = await listening()
  const socket = await open()
  // With the first response the server has read the beginning of the second request, too.
  socket.write(`${request}\r\n${request}`)
  await once(socket, 'data')
  const ended = app.end()
  await pause(1500)
  socket.write('\r\n')

  expect(await text(socket)).toMatch(lastResponse)
  await ended
})

test('whoever has a connection may still send a request while the server ends, once', async () => {
  const { app, open } = await listening()
  const [kept, fresh] = [await open(), await open()]
  ask(kept)
  await once(kept, 'data')
  const ended = app.end()
  await pause(600)
  ask(kept)
  ask(fresh)

  expect(await text(kept)).toMatch(lastResponse)
  expect(await text(fresh)).toMatch(lastResponse)
  await ended
})

test('whoever has connected is accepted before the server listens no more', async () => {
  const { app, open } = await listening()
  const sockets = await Promise.all(Array.from({ length: 30 }, open))
  for (const socket of sockets) ask(socket)
  const ended = app.end()

  const responses = await Promise.all(sockets.map(text))
  expect(responses.filter((response) => lastResponse.test(response))).toHaveLength(30)
  await ended
})

import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openServer } from '../server.ts'

const server = await openServer()
afterAll(server.close)

const { hostname, port } = new URL(server.address)
/** Sends this, then one more letter every half second; returns the seconds until the server hangs up. */
const secondsUntilLetGo = (beginning: string) =>
  new Promise<number>((letGo) => {
    const begun = performance.now()
    const socket = connect(Number(port), hostname, () => socket.write(beginning))
    const dripping = setInterval(() => socket.write('x'), 500)
    // The last bytes of the server must be read, or the end would never come.
    socket.resume()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(dripping)
      letGo((performance.now() - begun) / 1000)
    })
  })

test.concurrent.each([
  ['headers', 10, 'GET /healthz HTTP/1.1\r\nHost: portal\r\nX-Slow: '],
  [
    'a body',
    15,
    'POST /api/security/login_one_pass HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"',
  ],
])(
  'who sends %s drop by drop is let go after %i seconds, and nobody waits meanwhile (T-130)',
  async (_, seconds, beginning) => {
    const slow = Array.from({ length: 50 }, () => secondsUntilLetGo(beginning))
    const meanwhile = await fetch(`${server.address}/healthz`)

    expect(meanwhile.status).toBe(200)
    for (const after of await Promise.all(slow)) {
      expect(after).toBeGreaterThan(seconds - 1)
      expect(after).toBeLessThan(seconds + 10)
    }
  },
)

test('of a thousand who come while the process is at other work nobody is turned away at the door', async () => {
  server.signal('SIGSTOP')
  const sockets = Array.from({ length: 1000 }, () => connect(Number(port), hostname))
  let connected = 0
  for (const socket of sockets) socket.once('connect', () => (connected += 1))
  const answered = sockets.map(
    (socket) =>
      new Promise<string>((resolve) => {
        let said = ''
        socket.on('data', (part) => {
          said += part
        })
        socket.on('error', () => undefined)
        socket.on('close', () => resolve(said.slice(0, 15)))
      }),
  )
  try {
    await expect.poll(() => connected, { timeout: 5000 }).toBe(sockets.length)
    for (const socket of sockets) socket.write('GET /healthz HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n')
  } finally {
    server.signal('SIGCONT')
  }
  expect(new Set(await Promise.all(answered))).toEqual(new Set(['HTTP/1.1 200 OK']))
})

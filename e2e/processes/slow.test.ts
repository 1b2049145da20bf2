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

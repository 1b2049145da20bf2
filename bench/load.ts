import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import autocannon from 'autocannon'

/**
 * Responses per second of 32 connections without a pause, over some seconds or until there are so many. Throws when one
 * is not a success.
 */
export const rateOf = async (address: string, request: Load) => {
  const { headers = {}, seconds = 4, amount, ...asked } = request
  const result = await autocannon({
    url: `${address}${asked.path}`,
    method: asked.body ? 'POST' : 'GET',
    connections: 32,
    ...(amount ? { amount } : { duration: seconds }),
    headers: { ...(asked.body && { 'content-type': 'application/json' }), ...headers },
    ...(asked.body && { body: JSON.stringify(asked.body) }),
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${asked.path}: ${result.non2xx} answers were no success, ${result.errors} failed`)
  return { rate: result.requests.average, count: result.requests.total, p99: result.latency.p99 }
}

interface Load {
  path: string
  /** Left out, it is a GET. */
  body?: object
  headers?: Record<string, string>
  seconds?: number
  amount?: number
}

export const median = (values: number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0

/** As many connections as there are people: like browsers, they stay open. */
const agent = new Agent({ keepAlive: true })

/**
 * Asks on a connection of one’s own, as a browser or a gate has it. By the plainest client there is: what is asked and
 * the one who asks share the machine, and `fetch` takes as much of it as the portal.
 */
export const postAlone = <Answer>(
  address: string,
  apikey: string,
  body: string,
): Promise<{ status: number; answer: Answer }> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), apikey }
    const asked = request(address, { method: 'POST', headers, agent }, async (response) => {
      resolve({ status: response.statusCode ?? 0, answer: (await json(response)) as Answer })
    })
    asked.on('error', (error) => {
      // The portal has let go of a connection that was idle, at the same moment: a browser asks again on another.
      if (asked.reusedSocket) resolve(postAlone(address, apikey, body))
      else reject(error)
    })
    asked.end(body)
  })

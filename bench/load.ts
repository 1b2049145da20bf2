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

import type { FastifyInstance } from 'fastify'

type Headers = Record<string, string>
/** Ends a journey at an address that the test wants to open in another way. */
type Until = (address: string) => boolean

/** A browser with cookies of its own, for tests that go from page to page. */
export const aBrowser = (
  app: Pick<FastifyInstance, 'inject'>,
  origin = 'http://portal.test',
  remoteAddress = '127.0.0.1',
) => {
  const cookies = new Map<string, string>()

  const ask = async (method: 'GET' | 'POST', address: string, { payload, headers = {} }: Asking = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { href } = new URL(address, origin)
    const answer = await app.inject({
      method,
      url: href.slice(origin.length),
      remoteAddress,
      headers: { ...headers, ...(cookie && { cookie }) },
      ...(payload && { payload }),
    })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const over = maxAge === 0 || (expires && expires.getTime() <= Date.now())
      if (over) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const whereFrom = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
    typeof headers.location === 'string' ? new URL(headers.location, origin).href : undefined

  return {
    cookies,
    ask,
    /** A call of the API, as the page makes it. */
    post: async (path: string, payload: object = {}, headers: Headers = {}) =>
      (await ask('POST', `/api${path}`, { payload, headers })).json(),
    get: async (path: string, headers: Headers = {}) => (await ask('GET', `/api${path}`, { headers })).json(),
    /** Opens an address and follows its redirects; returns the last address, or the one at which `until` stopped it. */
    async go(address: string, until: Until = () => false): Promise<string> {
      let at = address
      for (let hops = 0; hops < 10; hops += 1) {
        if (until(at)) return at
        const next = whereFrom(await ask('GET', at))
        if (!next) return at
        at = next
      }
      throw new Error('led around in a circle')
    },
    /** Presses a button that is a form of its own; returns the address to which it leads. */
    async press(address: string) {
      return whereFrom(await ask('POST', address)) ?? address
    },
  }
}

interface Asking {
  payload?: object | string
  headers?: Headers
}
export type Browser = ReturnType<typeof aBrowser>

import '@palaestra/ui/base.css'
import '../frame/document.css'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { forgetMember } from '../api/cache.ts'
import { createPortalRouter } from '../routing/router.ts'

type Body = Record<string, unknown>
type Result = object | Error | Response
/** What comes back for a request, by the path of the call: an envelope, or one made from the body that was sent. */
export type Responses = Record<string, Result | ((body: Body) => Result | Promise<Result>)>

export interface Request {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: Body
}

/** The envelope of a success. */
export const done = (data: object = {}) => ({ code: 0, data })

const bodyOf = (body: unknown): Body => {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : {}
}

/** Puts responses in the place of the server and keeps the requests. A path without a response is a fault. */
export const stubServer = (responses: Responses) => {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(address, location.origin)
    const path = pathname.replace('/api', '')
    requests.push({ method, path, query, headers: new Headers(headers), body: bodyOf(body) })
    // Long enough for a second click to come before the response.
    await new Promise((passed) => setTimeout(passed, 60))
    const response = responses[path]
    const result = typeof response === 'function' ? await response(bodyOf(body)) : response
    if (result instanceof Error) throw result
    if (result instanceof Response) return result.clone()
    return result ? Response.json(result) : new Response('{}', { status: 500 })
  })
  return requests
}

/** The portal at an address, in Chinese, as a person sees it, with the server in our hands. */
export const openPortal = async (address: string, responses: Responses = {}) => {
  const requests = stubServer(responses)
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createPortalRouter(history)
  await router.load()
  const screen = await render(<RouterProvider router={router} />)
  onTestFinished(async () => {
    await screen.unmount()
    forgetMember()
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
  })
  return { router, history, requests, responses, to: (path: string) => requests.filter((one) => one.path === path) }
}

import '@palaestra/ui/base.css'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { answers as known } from '../api/answers.ts'
import { createPortalRouter } from '../routing/router.ts'

type Body = Record<string, unknown>
/** What the wire answers to a path: an envelope, or one made from what was sent. */
export type Answers = Record<string, object | ((body: Body) => object)>

export const done = (data: object = {}) => ({ code: 0, data })

const bodyOf = (body: unknown): Body => {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : {}
}

/**
 * The portal at an address, in a browser, with the wire in our hands: what is asked is written down, and what no
 * answer is given for is a fault.
 */
export const openPortal = async (address: string, answers: Answers) => {
  const asked: { path: string; body: Body; headers: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (address: string, { body, headers }: { body?: unknown; headers?: object } = {}) => {
    const path = (address.split('?')[0] ?? '').replace('/api', '')
    asked.push({ path, body: bodyOf(body), headers: { ...headers } as Record<string, string> })
    // Long enough for a second click to come before the answer.
    await new Promise((answered) => setTimeout(answered, 60))
    const answer = answers[path]
    const reply = typeof answer === 'function' ? (answer as (body: Body) => object)(bodyOf(body)) : answer
    return reply ? Response.json(reply) : new Response(null, { status: 500 })
  })
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }))
  const screen = await render(<RouterProvider router={router} />)
  onTestFinished(async () => {
    await screen.unmount()
    known.clear()
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
  })
  return {
    router,
    asked,
    answers,
    to: (path: string) => asked.filter((one) => one.path === path),
  }
}

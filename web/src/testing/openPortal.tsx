import '@palaestra/ui/base.css'
import '../frame/document.css'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createPortalRouter } from '../routing/router.ts'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: BodyInit | null
}
/** What the server says, by path: the data of an answer, or an answer of its own making. */
export type Answers = Record<string, unknown>

/** Puts answers in the server’s place and keeps what was asked. A path without an answer is a breakdown. */
export const answerWith = (answers: Answers) => {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body = null }: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(address, location.origin)
    asked.push({ method, path, query, headers: new Headers(headers), body })
    const answer = answers[path]
    if (answer instanceof Error) throw answer
    if (answer instanceof Response) return answer.clone()
    return answer === undefined ? new Response('{}', { status: 500 }) : Response.json({ code: 0, data: answer })
  })
  return asked
}

/** A refusal as the server writes it. */
export const refusal = (body: { code: number; message: string; wait?: number; errors?: Record<string, string> }) =>
  Response.json(body)

/** The portal at an address, in Chinese, as a person sees it. */
export const openPortal = async (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createPortalRouter(history)
  await router.load()
  const screen = await render(<RouterProvider router={router} />)
  return { screen, router, history }
}

import '@palaestra/ui/base.css'
import '../frame/document.css'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '../api/queries.ts'
import { session } from '../api/session.ts'
import { lastView } from '../case/lastView.ts'
import { status } from '../frame/status.ts'
import { undo } from '../frame/undo.ts'
import { neededAt } from '../needs.ts'
import { createDeskRouter } from '../routing/router.ts'
import { readyReasons } from './reasons.ts'

/** A request to the server: `GET /api/desk/queue`, with its query or body. */
export interface Request {
  call: string
  given: Record<string, unknown>
}
/** What the server says to what it is given, and to whose token. */
type Responses = Record<string, (given: Record<string, unknown>, token: string | null) => object | Promise<object>>

/** Thrown by a response of a test: the server says no. */
export class Refusing extends Error {
  readonly envelope: { code: number; message: string; errors?: Record<string, string> }
  constructor(code: number, message: string, errors?: Record<string, string>) {
    super(message)
    this.envelope = { code, message, ...(errors && { errors }) }
  }
}

const replyOf = async (respond: Responses[string], ...said: Parameters<Responses[string]>) => {
  try {
    return { code: 0, data: await respond(...said) }
  } catch (error) {
    if (error instanceof Refusing) return error.envelope
    throw error
  }
}

const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
  (letter) => letter.charCodeAt(0),
)

/** Somebody who may see the screen that is opened. */
const somebodyFor = (address: string): Responses => ({
  'POST /api/desk/me': () => ({
    ...{ name: 'Ieong', roles: [], factor: false, provedBy: 'password', recoveryCodes: 0 },
    permissions: ['review', 'letters', 'content', 'hold', ...neededAt(address.replace(/\?.*/, ''))],
  }),
})

const common: Responses = {
  'GET /api/desk/passkeys': () => ({ app: true, items: [] }),
  'POST /api/desk/login/passkey/ask': () => ({ options: null }),
  'GET /api/desk/holidays': () => ({ items: [], missing: [] }),
  'GET /api/desk/reasons': () => ({ items: readyReasons }),
  'GET /api/desk/queue': () => ({ items: [], next: null, waiting: 0, today: 0, overdue: 0, colleagues: [] }),
  'GET /api/desk/queue/workload': () => ({ waiting: 0, today: 0, overdue: 0, colleagues: [] }),
  'POST /api/desk/queue/take': () => ({ open: true, holder: null }),
  'GET /api/desk/queue/case': () => ({ open: true, holder: null }),
  'POST /api/desk/queue/release': () => ({}),
  'GET /api/web/setting': () => ({
    ...{ authority: '體育局', portal: '會員網站', product: '全民運動', productSlug: 'sport' },
    ...{ governmentAccount: '政府帳戶', identityBureau: '身份證明局', hotline: '', supportEmail: '', mainSite: '' },
    ...{ version: '0', isDev: false, demonstration: false, signOn: false, today: '2026-03-02', timeZone: 'Asia/Macau' },
  }),
  'GET /api/desk/login/ways': () => ({ password: true, account: null }),
  'GET /api/web/area': () => ({ items: [{ code: 'sa', name: '聖安多尼堂區' }] }),
  'GET /api/web/take_place': () => ({ items: [{ code: 'tapseac', name: '塔石體育館', address: '士多鳥拜斯大馬路' }] }),
}

let files: string[] = []
/** The links of pictures that the desk has fetched so far, each as often as it did. */
export const fetchedFiles = () => files

/** The desk in the browser, somebody logged in, with a server that responds as the test says. */
export const openDesk = async (address: string, responses: Responses) => {
  queryClient.clear()
  lastView.keep({})
  status.clear()
  undo.clear()
  session.start('a token')
  session.setShortcuts(true)
  const requests: Request[] = []
  files = []
  vi.stubGlobal('fetch', async (target: string, init: RequestInit = {}) => {
    const url = new URL(target, location.href)
    if (url.pathname.startsWith('/api/file/')) files.push(url.pathname)
    if (url.pathname.startsWith('/api/file/late')) await new Promise((passed) => setTimeout(passed, 1_000))
    if (url.pathname.startsWith('/api/file/gone')) return new Response('', { status: 404 })
    if (url.pathname.startsWith('/api/file/torn')) return new Response('half of')
    if (url.pathname.startsWith('/api/file/'))
      return new Response(picture, { headers: { 'content-type': 'image/png' } })
    const call = `${init.method ?? 'GET'} ${url.pathname}`
    const { body } = init
    const form = body instanceof FormData ? body : url.searchParams
    const given = body && !(body instanceof FormData) ? JSON.parse(String(body)) : Object.fromEntries(form)
    requests.push({ call, given })
    const respond = { ...common, ...somebodyFor(address), ...responses }[call]
    return respond
      ? Response.json(await replyOf(respond, given, new Headers(init.headers).get('apikey')))
      : Response.json({}, { status: 500 })
  })
  const router = createDeskRouter(createMemoryHistory({ initialEntries: [`/desk/zh${address}`] }))
  const screen = await render(<RouterProvider router={router} />)
  return { requests, router, screen }
}

export const closeDesk = () => {
  session.end()
  vi.unstubAllGlobals()
}

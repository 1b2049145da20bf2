import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { session } from '../../api/session.ts'
import { keepPage } from '../../testing/leaving.ts'
import { done, openPortal, type Responses, stubServer } from '../../testing/portal.tsx'

const logOut = '/security/logout_force'
let visits = 0
/** The screen in a document of its own: one logs out once a visit. */
const open = async (responses: Responses = {}) => {
  const requests = stubServer(responses)
  onTestFinished(() => void vi.unstubAllGlobals())
  const module: typeof import('./LogoutScreen.tsx') = await import(/* @vite-ignore */ `./LogoutScreen.tsx?${++visits}`)
  await render(<module.LogoutScreen />)
  return requests
}

beforeEach(() => session.start('a token'))

test('[R12] [A06] the session ends on the server and here, and nothing stays', async () => {
  const leaving = keepPage()
  session.setLoginApp('profile')
  const portal = await openPortal('/zh/security/logout', { [logOut]: done({ uri: '/' }) })
  await expect.element(page.getByRole('heading', { name: '正在登出…' })).toHaveAttribute('aria-live', 'polite')
  expect(session.token(), 'until the server has answered').toBe('a token')
  await expect.poll(() => leaving).toEqual(['replace /zh'])
  expect(portal.to(logOut).map(({ headers }) => headers.get('apikey'))).toEqual(['a token'])
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['an address of ours, in this language', '/ams/login', 'replace /ams/login?_locale=zh'],
  ['a page without a language, which is told it', '/ams/login/index', 'replace /ams/login/index?_locale=zh'],
  ['another site, as it is', 'https://elsewhere.example/bye', 'replace https://elsewhere.example/bye'],
  ['the login, for what is no address', 'javascript:alert(1)', 'replace /ams/login?_locale=zh'],
])('[R12] who has logged out goes where the server says: %s', async (_, uri, left) => {
  const leaving = keepPage()
  await open({ [logOut]: done({ uri }) })
  await expect.poll(() => leaving).toEqual([left])
})

test.each([
  ['no response', new TypeError('no network')],
  ['a refusal', { code: 5, message: '系統正繁忙' }],
])('[A06] %s keeps nobody logged in here', async (_, response) => {
  const leaving = keepPage()
  await open({ [logOut]: response })
  await expect.poll(() => leaving).toEqual(['replace /ams/login?_locale=zh'])
  expect(session.token()).toBeUndefined()
})

test('who is not logged in goes to the login, and nothing is sent', async () => {
  session.end()
  const leaving = keepPage()
  const requests = await open()
  await expect.poll(() => leaving).toEqual(['replace /ams/login?_locale=zh'])
  expect(requests).toEqual([])
})

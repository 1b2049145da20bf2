import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forgetMember } from './api/cache.ts'
import { session } from './api/session.ts'
import { visit } from './api/visit.ts'
import { prerenderScreen } from './prerender.tsx'
import { settings } from './settings.ts'
import { standAt } from './testing/leaving.ts'
import { member } from './testing/member.ts'
import { done, type Responses, stubServer } from './testing/portal.tsx'

const { dataset } = document.documentElement
const usual: Responses = {
  '/menu/main': done({ items: [] }),
  '/account/info': done(member),
  '/account/sessions': done({ items: [] }),
}
let documents = 0
/** The first script, in a document that stands at an address and holds what was prerendered. */
const start = async (address: string, { body = '', screen = '' } = {}, responses: Responses = {}) => {
  const requests = stubServer({ ...usual, ...responses })
  standAt(address)
  const root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = body
  root.dataset['prerendered'] = screen
  document.body.append(root)
  onTestFinished(() => root.remove())
  const heading = root.querySelector('h1')
  await import(/* @vite-ignore */ `./main.tsx?${++documents}`)
  await expect.element(page.getByRole('main')).toBeVisible()
  const shown = () => root.querySelector('h1')
  // React leaves its mark on what it has made or taken over.
  const isAlive = () => Object.keys(shown() ?? {}).some((key) => key.startsWith('__react'))
  return { requests, root, heading, isAlive, isTheSame: () => shown() === heading }
}
const prerendered = (path: string, own = false) =>
  prerenderScreen(path, {}, own).finally(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

/** What the console was told; React says of each context that it is drawn by two, which is so here alone. */
const complaints: unknown[] = []
vi.spyOn(console, 'error').mockImplementation((told: unknown) => {
  if (!String(told).startsWith('Detected multiple renderers')) complaints.push(told)
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  complaints.length = 0
})
afterEach(() => {
  session.end()
  forgetMember()
  vi.unstubAllGlobals()
  for (const name of Object.keys(dataset)) delete dataset[name]
})

// The first two: documents before would fetch announcements, and their screens ask who is here.
test('[Q05] in a development portal the key is shown, and nothing else', async () => {
  settings.isDev = true
  onTestFinished(() => {
    settings.isDev = false
  })
  const { root, requests } = await start('/zh/security?apikey=a-secret')
  await expect.element(page.getByText('a-secret')).toBeVisible()
  expect(root.textContent).toBe('a-secret')
  expect(location.search).toBe('')
  expect(requests).toEqual([])
})

test('[Q04] where somebody else is here, the page comes, and then the question', async () => {
  session.start('here')
  const infos = [done({ ...member, memberNumber: '100000027', nameZh: '李錦輝' }), done(member)]
  void start('/zh/security?apicode=another-code', undefined, {
    '/oauth/ams_token': done({ token: 'new' }),
    '/account/info': () => infos.shift() ?? done(member),
    '/security/logout_force': done({ uri: '/' }),
  })
  const dialog = page.getByRole('dialog', { name: '轉用另一個帳戶？' })
  await expect.element(dialog).toBeVisible()
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  await dialog.getByRole('button', { name: '保留 陳••' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(session.token()).toBe('here')
})

test('a visitor goes on reading the page that was prerendered', async () => {
  const drawn = await prerendered('/security')
  dataset['stranger'] = ''
  const { heading, isAlive, isTheSame } = await start('/zh/security', drawn)
  await expect.poll(isAlive).toBe(true)
  await expect.poll(() => dataset['stranger']).toBeUndefined()
  expect(heading?.textContent).toBe('帳戶安全')
  expect(isTheSame()).toBe(true)
  expect(complaints).toEqual([])
})

test('a member’s page that was prerendered is every member’s', async () => {
  const drawn = await prerendered('/online/account/sessions', true)
  session.start('a token')
  const { heading, isAlive, isTheSame } = await start('/zh/online/account/sessions', drawn)
  await expect.poll(isAlive).toBe(true)
  expect(heading?.textContent).toBe('登入中的裝置')
  expect(isTheSame()).toBe(true)
})

test('a form that was sent before the scripts came is sent by them', async () => {
  const { body, screen } = await prerendered('/online/account/retrieve-code')
  // So the document marks it (web/build/documents.ts).
  await start('/zh/online/account/retrieve-code', { body: body.replace('<form ', '<form data-sent="" '), screen })
  await expect.element(page.getByRole('link', { name: '請輸入證件號碼' })).toBeVisible()
})

test.each([
  ['of a visitor, to a member', () => session.start('a token'), '/zh/security'],
  ['of a visitor, to who has a registration', () => session.startRegistration('a registration'), '/zh/security'],
  ['of another screen', () => {}, '/zh/error-page'],
])('a prerendered page %s is made anew', async (_, become, address) => {
  const drawn = await prerendered('/security')
  become()
  const { heading, isTheSame } = await start(address, drawn)
  await expect.poll(isTheSame).toBe(false)
  await expect.poll(() => heading?.isConnected).toBe(false)
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  expect(complaints, 'nothing was taken for what it is not').toEqual([])
})

test('[Q03] [Q05] a key leaves the address, and a portal of the public shows nothing of it', async () => {
  await start('/zh/security?apikey=a-secret&webview=1')
  expect(location.search).toBe('?webview=1')
  await expect.element(page.getByRole('heading', { name: '帳戶安全', level: 1 })).toBeVisible()
  expect(page.getByText('a-secret').elements()).toEqual([])
})

test.each(['0', 'gov'])('[Q01] the document learns of the view that it stands in: %s', async (webview) => {
  await start(`/zh/security?webview=${webview}`)
  expect(dataset['webview']).toBe(webview)
  expect(visit.webview()).toBe(webview)
})

test('[Q04] whom an app has brought along is signed in before anybody is asked to log in', async () => {
  const { requests } = await start('/zh/online/account/sessions?apicode=a-code', undefined, {
    '/oauth/ams_token': done({ token: 'new' }),
  })
  await expect.element(page.getByRole('heading', { name: '登入中的裝置', level: 1 })).toBeVisible()
  expect(location.href.replace(location.origin, '')).toBe('/zh/online/account/sessions')
  expect(session.token()).toBe('new')
  expect(requests.filter(({ path }) => path === '/oauth/ams_token').map(({ body }) => body)).toEqual([
    { code: 'a-code' },
  ])
})

test('the member’s name is asked for as soon as the page is there', async () => {
  session.start('a token')
  await start('/zh/security')
  await expect.poll(() => session.name()).toBe('陳小美')
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aChallenge } from '../../testing/challenge.ts'
import { keepPage } from '../../testing/leaving.ts'
import { isOnSheet, noticeAround } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const hash = 'a'.repeat(43)
const look = '/security/verify_hash/look'
const logIn = '/security/verify_hash'
const whose = { usernameHint: 's•••i', emailHint: 's•••@example.mo' }
const ana = { ...member, nameZh: null, namePt: 'Sousa Ana', username: 'ana', emailHint: 'a•••@example.mo' }
const open = (responses: Responses = {}) =>
  openPortal(`/zh/security/login-link/${hash}`, { [look]: done(whose), ...responses })

test('[A04] opening the link only looks, its secret leaves the address, and the button logs in', async () => {
  const portal = await open({ [logIn]: done({ token: 'a token' }) })
  await expect.element(page.getByText('你將登入帳戶 s•••i（s•••@example.mo）')).toBeVisible()
  expect(portal.requests.map(({ path }) => path).filter((path) => path.startsWith('/security'))).toEqual([look])
  expect(portal.router.state.location.pathname).not.toContain(hash)
  await expect.element(page.getByRole('button', { name: '登入' })).toBeVisible()
  expect(portal.to('/account/info'), 'nobody is here to be asked about').toEqual([])

  await userEvent.click(page.getByRole('button', { name: '登入' }))
  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account')
  expect(session.token()).toBe('a token')
  expect(portal.to(logIn).map(({ body }) => body)).toEqual([{ hash }])
})

test('[A14] the link of a letter is no way of its own: the last one is the first next time', async () => {
  session.start('an old token', 'sms')
  session.lose('signed_out')
  await open({ [logIn]: done({ token: 'a token' }) })
  await userEvent.click(page.getByRole('button', { name: '登入' }))
  await expect.poll(() => session.token()).toBe('a token')
  expect(session.loginMethod()).toBe('sms')
})

test('[A04] an ended link leads to a new one', async () => {
  await open({ [look]: { code: 24, message: '此連結已失效' } })

  await expect
    .element(page.getByRole('link', { name: '索取新連結' }))
    .toHaveAttribute('href', '/zh/security/login-link')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '其他登入方式' }))
    .toHaveAttribute('href', '/ams/login')
})

test('a link that lost its end on the way is said to be incomplete, not used up', async () => {
  await open({ [look]: { code: 1, message: '請檢查輸入的資料', errors: { hash: '不正確' } } })

  await expect.element(page.getByText('此連結不完整。請重新按電郵中的連結，或複製完整的網址。')).toBeVisible()
  expect(page.getByText('此連結已失效或已使用').elements()).toHaveLength(0)
  await expect.element(page.getByRole('link', { name: '索取新連結' })).toBeVisible()
})

test.each([
  ['ana', ana],
  ['sumei', { ...member, username: 'sumei' }],
])('[A04] who is logged in here as %s is asked first, also where what is told of both is alike', async (who, here) => {
  session.start('the token of another')
  const portal = await open({ '/account/info': done(here) })

  await expect.element(page.getByText(`你現正以 ${who} 登入。繼續的話，該帳戶會先登出。`)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '登出並以此帳戶登入' })).toBeVisible()
  expect(noticeAround(page.getByText(/^你現正以/).element())).toBe('warn')
  expect(session.token()).toBe('the token of another')
  expect(portal.to(logIn)).toEqual([])
})

test('[A04] who takes the place of somebody logs them out first, on the server too', async () => {
  session.start('the token of another')
  const portal = await open({
    '/account/info': done(ana),
    [logIn]: done({ token: 'a token' }),
    // Afterwards a fresh document would come, and with it the end of this page.
    '/security/logout_force': () => new Promise<object>(() => {}),
  })
  await userEvent.click(page.getByRole('button', { name: '登出並以此帳戶登入' }))

  const ended = () => portal.to('/security/logout_force').map(({ headers }) => headers.get('apikey'))
  await expect.poll(ended).toEqual(['the token of another'])
  expect(session.token(), 'nobody’s place is taken before').toBe('the token of another')
})

test('[A04] a link is asked for by username or e-mail, and the answer says nothing of who there is', async () => {
  const challenge = await aChallenge()
  const portal = await openPortal('/zh/security/login-link', {
    '/tools/captcha': done({ challenge }),
    '/security/login_link': done(),
  })
  await expect.element(page.getByRole('heading', { name: '以電郵連結登入' })).toBeVisible()
  expect(portal.to('/tools/captcha')).toEqual([])
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或電郵' }), 'siumei')
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))

  await expect.element(page.getByText(/^如有此帳戶/)).toBeVisible()
  expect(portal.to('/security/login_link')[0]?.body).toEqual({ account: 'siumei', solvedCaptcha: expect.any(String) })
})

test('[A04] after a login by link comes what the login was opened for', async () => {
  session.setLoginApp('bind')
  const portal = await open({ [logIn]: done({ token: 'a token' }) })
  await expect.element(page.getByText('你將登入帳戶 s•••i（s•••@example.mo）')).toBeVisible()
  expect(page.getByText(/你現正以/).elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '登入' }))
  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account/bind')
})

test('[A04] whoever is here is asked, also where nobody can say who it is', async () => {
  session.start('the token of another')
  await open({ '/account/info': { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByText('你現正以 其他帳戶 登入。繼續的話，該帳戶會先登出。')).toBeVisible()
})

test('[A04] once a link is on its way nothing more is asked, and the other ways in are there', async () => {
  await openPortal('/zh/security/login-link', {
    '/tools/captcha': done({ challenge: await aChallenge() }),
    '/security/login_link': done(),
  })
  await expect.element(page.getByRole('link', { name: '其他登入方式' })).toHaveAttribute('href', '/ams/login')
  const field = page.getByRole('textbox', { name: '用戶名稱或電郵' })
  expect(isOnSheet(field.element())).toBe(true)
  await userEvent.fill(field, 'siumei')
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))
  const said = page.getByRole('status').filter({ hasText: /^如有此帳戶/ })
  await expect.element(said, { message: 'the button has gone, and the focus with it' }).toHaveFocus()
  expect(noticeAround(said.element())).toBe('success')
  expect(isOnSheet(said.element()), 'no box in a box').toBe(false)
  expect(page.getByRole('textbox').elements()).toEqual([])
  await expect.element(page.getByRole('link', { name: '其他登入方式' })).toBeVisible()
})

test('[A04] before it is known who is here, nobody’s place can be taken', async () => {
  session.start('the token of another')
  let tell: ((info: object) => void) | undefined
  await open({ '/account/info': () => new Promise<object>((told) => (tell = told)) })
  await expect.element(page.getByText('你將登入帳戶 s•••i（s•••@example.mo）')).toBeVisible()
  expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
  await expect.poll(() => tell).toBeDefined()
  tell?.(done(ana))
  await expect.element(page.getByRole('button', { name: '登出並以此帳戶登入' })).toBeVisible()
})

test('[A04] whose place was taken is gone in any case, and a fresh document comes', async () => {
  const leaving = keepPage()
  session.start('the token of another')
  await open({
    '/account/info': done(ana),
    [logIn]: done({ token: 'a token' }),
    '/security/logout_force': new TypeError('no network'),
  })
  await userEvent.click(page.getByRole('button', { name: '登出並以此帳戶登入' }))
  await expect.poll(() => leaving).toEqual(['replace /zh/online/account'])
  expect(session.token()).toBe('a token')
})

test('[A04] a link that cannot be looked at is looked at again, and keeps its secret for it', async () => {
  const portal = await open({ [look]: new Response('<html>', { status: 502 }) })
  await expect.element(page.getByRole('button', { name: '再試一次' })).toBeVisible()
  expect(page.getByRole('link', { name: '索取新連結' }).elements(), 'it has not ended').toEqual([])
  portal.responses[look] = done(whose)
  await userEvent.click(page.getByRole('button', { name: '再試一次' }))
  await expect.element(page.getByText('你將登入帳戶 s•••i（s•••@example.mo）')).toBeVisible()
  expect(portal.to(look).map(({ body }) => body)).toEqual([{ hash }, { hash }])
})

test('[A04] while a link is looked at, that is said', async () => {
  await open({ [look]: () => new Promise<object>(() => {}) })
  await expect.element(page.getByText('正在核對連結…')).toHaveAttribute('role', 'status')
})

test('[A04] an address without its secret says so, and nothing is looked at', async () => {
  const portal = await openPortal('/zh/security/login-link/-')
  await expect.element(page.getByText(/^此連結不完整/)).toBeVisible()
  expect(portal.to(look)).toEqual([])
})

test('[A04] who goes on and comes back has the link still, and its secret is not in the address', async () => {
  const portal = await open()
  await expect.element(page.getByText('你將登入帳戶 s•••i（s•••@example.mo）')).toBeVisible()
  await portal.router.navigate({ to: '/security' })
  portal.history.back()
  await expect.element(page.getByText('你將登入帳戶 s•••i（s•••@example.mo）')).toBeVisible()
  expect(portal.history.location.href).toBe('/zh/security/login-link/-')
  expect(portal.to(look).map(({ body }) => body)).toEqual([{ hash }, { hash }])
})

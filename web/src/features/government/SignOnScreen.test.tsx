import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { visit } from '../../api/visit.ts'
import { isFilled, noticeAround, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const verify = '/security/verify_int_gov'
const open = (answer: object) => openPortal('/zh/security/sign-on', { [verify]: answer })
const member = { '/account/info': { code: 5, message: '系統正繁忙' } }

beforeEach(() => session.end())

test('[A05] [A14] a linked account: token and method are kept, and the screen that was asked for follows', async () => {
  const portal = await openPortal('/zh/security/sign-on', {
    ...member,
    [verify]: done({ linked: true, token: 'a token', app: 'lostCard' }),
  })

  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account/report-loss')
  expect([session.token(), session.loginMethod()]).toEqual(['a token', 'app'])
  expect(portal.history.length, 'the way back does not lead here').toBe(1)
  expect(portal.to(verify).map(({ body }) => body)).toEqual([{}])
})

test.each([
  ['/booking/supple/info', '/booking/supple/info'],
  ['/security/logout', '/online/account'],
])('[A07] whoever was on the way to %s before the sign-on comes to %s', async (wanted, reached) => {
  visit.setDestination(wanted)
  const portal = await openPortal('/zh/security/sign-on', {
    ...member,
    [verify]: done({ linked: true, token: 'a token', app: null }),
  })

  await expect.poll(() => portal.router.state.location.pathname).toBe(reached)
})

test('[R11] who went there to register comes back to the registration, and is asked nothing in between', async () => {
  visit.setDestination('/security/register-gov')
  const portal = await open(done({ linked: false, nameHint: '陳••' }))

  await expect.poll(() => portal.router.state.location.pathname).toBe('/security/register-gov')
  expect(portal.history.length, 'the way back does not lead here').toBe(1)
})

test('an `app` that is none of ours leads to the account', async () => {
  const portal = await openPortal('/zh/security/sign-on', {
    ...member,
    [verify]: done({ linked: true, token: 'a token', app: 'elsewhere' }),
  })

  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account')
})

test('[A12] one that is not linked: log in and link, or register', async () => {
  const portal = await open(done({ linked: false, nameHint: '陳••' }))
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('此{{governmentAccount}}未連結會員帳戶')
  await expect.element(page.getByText('已確認 陳•• 的{{governmentAccount}}。下一步，請選擇：')).toBeVisible()
  expect(session.token()).toBeUndefined()
  await expect.element(page.getByRole('main').getByRole('link', { name: '登記成為會員' })).toBeVisible()
  expect(isFilled(page.getByRole('link', { name: '登入並連結' }).element())).toBe(true)
  expect(isFilled(page.getByRole('main').getByRole('link', { name: '登記成為會員' }).element())).toBe(false)
  await userEvent.click(page.getByRole('link', { name: '登入並連結' }))

  await expect.poll(() => portal.router.state.location.href).toBe('/ams/login?app=bind&_locale=zh')
})

test('what came to nothing is told, with the other ways in', async () => {
  const portal = await open({ code: 141, message: '你已取消以政府統一帳戶登入' })
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('你已取消以政府統一帳戶登入')
  expect(noticeAround(page.getByText('你已取消以政府統一帳戶登入').element())).toBe('warn')
  expect(page.getByRole('link', { name: '返回連結頁面' }).elements(), 'that is for members').toEqual([])
  await userEvent.click(page.getByRole('link', { name: '使用其他方式登入' }))

  await expect.poll(() => portal.router.state.location.href).toBe('/ams/login?_locale=zh')
})

test('who was linking goes back to that', async () => {
  session.start('a token')
  await open({ code: 143, message: '請重新開始' })

  await expect
    .element(page.getByRole('link', { name: '返回連結頁面' }))
    .toHaveAttribute('href', '/zh/online/account/bind')
  expect(page.getByRole('link', { name: '使用其他方式登入' }).elements(), 'they are logged in').toEqual([])
})

test('while the server is asked one is told so, and offered nothing', async () => {
  await open(() => new Promise<object>(() => {}))
  await expect
    .element(page.getByRole('heading', { name: '正在確認{{governmentAccount}}…', level: 1 }))
    .toHaveAttribute('aria-live', 'polite')
  expect(page.getByRole('main').getByRole('link').elements()).toEqual([])
})

test('one that is not linked and gives no name is told of without', async () => {
  await open(done({ linked: false, nameHint: null }))
  await expect.element(page.getByText('下一步，請選擇：', { exact: true })).toBeVisible()
})

test('what came to nothing may be tried once more, to log in', async () => {
  const { dataset } = document.documentElement
  dataset['signOn'] = 'true'
  onTestFinished(() => void delete dataset['signOn'])
  const portal = await open({ code: 141, message: '你已取消以政府統一帳戶登入' })
  await userEvent.click(page.getByRole('button', { name: '以{{governmentAccount}}登入' }))
  await expect.poll(() => portal.to('/oauth/sign_on').map(({ body }) => body)).toEqual([{}])
})

test('[A12] the two ways of who is not linked fit a small telephone, and stand on one line beside each other', async () => {
  await page.viewport(320, 700)
  await open(done({ linked: false, nameHint: '陳••' }))
  const ways = ['登入並連結', '登記成為會員'].map((name) => page.getByRole('main').getByRole('link', { name }))
  await expect.element(page.getByRole('status').filter({ hasText: '下一步，請選擇：' })).toBeVisible()
  expect(tooWide()).toBe(0)
  await page.viewport(1280, 900)
  const [first, second] = ways.map((way) => way.element().getBoundingClientRect())
  expect(first?.bottom).toBe(second?.bottom)
  expect(second?.left).toBeGreaterThan(first?.right ?? 0)
})

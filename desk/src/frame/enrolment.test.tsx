import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { closeDesk, openDesk } from '../testing/openDesk.tsx'

const menu = page.getByRole('navigation', { name: '主選單' })
const ways = () =>
  menu
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
const logIn = async () => {
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱' }), 'ieong')
  await userEvent.fill(page.getByLabelText('密碼'), 'track-and-field-26')
  await userEvent.click(page.getByRole('button', { name: '登入', exact: true }))
}
/** Somebody who may do everything, and has to set up the second step first. */
const open = async () => {
  const opened = await openDesk('/login', {
    'POST /api/desk/me': () => ({
      ...{ name: 'Ieong', roles: [], permissions: ['review', 'content', 'staff'] },
      ...{ factor: false, provedBy: 'password', recoveryCodes: 0 },
    }),
    'POST /api/desk/login': () => ({ token: 'e'.repeat(43), next: 'enrolment' }),
    'POST /api/desk/logout': () => ({ address: null }),
  })
  session.end()
  await logIn()
  await expect.element(page.getByText(/登入時須經第二重驗證/)).toBeVisible()
  return opened
}

const askedAtLogin = ['GET /api/web/setting', 'GET /api/desk/login/ways']

afterEach(closeDesk)

test('who still has to set up the second step is shown the way to it, and no other', async () => {
  await open()
  await expect.element(page.getByRole('banner').getByText('Ieong', { exact: true })).toBeVisible()

  expect(ways()).toEqual(['第二重驗證'])
})

test('who still has to set up the second step can log out', async () => {
  const { requests, router } = await open()
  await userEvent.click(page.getByRole('button', { name: '登出' }))

  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(requests.findLast(({ call }) => call.startsWith('POST'))?.call).toBe('POST /api/desk/logout')
  expect([session.token(), session.enrolling()]).toEqual([undefined, false])
})

test('a page that is loaded anew still knows that the second step comes first, and what is searched for', async () => {
  await open()
  session.setSearch('Ho')

  // Only what the tab keeps is there after it was loaded anew.
  const kept = Object.values({ ...sessionStorage })
  for (const one of ['Ho', 'e'.repeat(43), 'yes']) expect(kept).toContain(one)
})

test('at the login nobody is offered a way into the desk', async () => {
  await openDesk('/login', {})
  await expect.element(page.getByRole('heading', { level: 1, name: '職員登入' })).toBeVisible()

  expect(menu.elements()).toEqual([])
  expect(page.getByRole('button', { name: '登出' }).elements()).toEqual([])
})

test('who is not logged in is offered no way from a page that is not there, and is asked about nothing', async () => {
  const { router, requests } = await openDesk('/login', {})
  session.end()
  await router.navigate({ href: '/desk/zh/nothing-here' })
  await expect.element(page.getByRole('heading', { level: 1, name: '找不到這個頁面' })).toBeVisible()

  expect(menu.elements()).toEqual([])
  // What the portal is called and how one logs in is asked for at the login, before.
  expect(requests.filter(({ call }) => !askedAtLogin.includes(call))).toEqual([])
})
